/**
 * `npm run restore -- --to TIME` brings production's database back to a minute of the last 30 days, `-- --from-backup`
 * one that is gone: docs/operations.md says when to use which, and what is lost. `--dry-run` prints what it would do.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { days } from "../app/domain/duration.ts";
import type { Context } from "./deploy/context.ts";
import { describeRestore, noteBookmark } from "./deploy/data.ts";
import { openSite } from "./deploy/open-site.ts";
import { backUp } from "./restore/back-up.ts";
import { openRestoreWorld } from "./restore/deployed-world.ts";
import { fillFromBackup } from "./restore/from-backup.ts";
import { type Progress, restore } from "./restore/restore-database.ts";
import { runCommand } from "./tool.ts";

const USAGE = `Usage: npm run restore -- --to TIME [--env staging] [--dry-run]
       npm run restore -- --from-backup [--env staging]
TIME is in UTC, as in 2026-11-20T14:30:00Z, and within the last 30 days.`;

const PLAN = `Nothing was changed. It would
  copy the database into the bucket of backups, and onto this machine
  pause queues, go back, and apply the migrations of this commit
  erase again everyone who was erased since
  read Stripe's news, and write again the orders and subscriptions that are lost
  end the mail that is due by then, and let other mail go
  list what the copy has and the database lacks, and payments that belong to nobody`;

function readTime(to: string): number {
  const then = Date.parse(to);
  const isPast = then < Date.now() && then > Date.now() - days(30);
  if (!/Z$/.test(to) || !isPast) throw new Error(USAGE);
  return then;
}

/** What a run stores on disk for the one that goes on after it; `bookmark` undoes all. */
type Stored = { readonly bookmark: string | null; readonly progress: Progress | undefined };

async function goBack(context: Context, to: string, then: number): Promise<boolean> {
  const { print } = context.world;
  const folder = join(context.folder, `restore-${then}`);
  const path = join(folder, "progress.json");
  const exported = join(folder, "before.sqlite");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before: Stored | null = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  context.bookmark = before?.bookmark ?? null;
  await noteBookmark(context);
  const { bookmark } = context;
  const store = (progress?: Progress) =>
    writeFileSync(path, JSON.stringify({ bookmark, progress } satisfies Stored));
  print(`To undo: ${describeRestore(context)}`);
  print("If this is cut off, run it again: it goes on. Queues stay paused until it has ended.");
  if (before === null) {
    await backUp(context, new Date().toISOString(), exported);
    store();
  }
  const world = openRestoreWorld(context, { to, exported, note: store });
  const isWell = await restore(world, then, before?.progress);
  rmSync(path);
  print(`${exported} is the database as it was before. It holds personal data: delete it in time.`);
  return isWell;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      "from-backup": { type: "boolean", default: false },
      env: { type: "string", default: "production" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const { to = "" } = values;
  const context = openSite(values.env, USAGE);
  if (values["from-backup"] && to === "" && !values["dry-run"]) {
    await fillFromBackup(context, Date.now());
    return true;
  }
  const then = readTime(to);
  for (const name of ["STRIPE_SECRET_KEY", "LINK_SECRET"]) {
    if (!context.secrets[name]) throw new Error(`${context.secretsPath} has no ${name}.`);
  }
  if (!values["dry-run"]) return goBack(context, to, then);
  console.log(PLAN);
  return true;
});
