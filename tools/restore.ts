/**
 * `npm run restore -- --to TIME` brings production's database back to a minute of the last 30 days, and carries over
 * what was written since: docs/operations.md says when to use it, and what it does. `--dry-run`
 * reads and prints what it would carry over; `--without TABLE,TABLE` leaves tables behind; `--continue FILE` continues
 * a run that was cut off. `--from-backup` is for a database that is gone: it makes a new one from the newest backup.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { days } from "../app/domain/duration.ts";
import type { Context } from "./deploy/context.ts";
import { describeRestore, noteBookmark } from "./deploy/data.ts";
import { openSite } from "./deploy/open-site.ts";
import { openRestoreWorld } from "./restore/deployed-world.ts";
import { fillFromBackup } from "./restore/from-backup.ts";
import { KEPT, nameOf } from "./restore/kept-rows.ts";
import {
  bringIn,
  type Carried,
  carry,
  eraseAgain,
  pauseQueues,
  type RestoreWorld,
} from "./restore/restore-database.ts";

let hasBegun = false;

const USAGE = `Usage: npm run restore -- --to TIME [--env staging] [--without TABLE,TABLE] [--dry-run]
       npm run restore -- --continue FILE [--env staging]
       npm run restore -- --from-backup [--env staging]
TIME is in UTC, as in 2026-11-20T14:30:00Z, and within the last 30 days.`;

/** What a run stores on disk after each part, so that it can be continued. */
type Progress = {
  readonly to: string;
  /** The database's, from before it went back: to undo everything. */
  readonly bookmark: string | null;
  readonly stage: "carried" | "back" | "erased";
  readonly carried: Carried;
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      continue: { type: "string" },
      "from-backup": { type: "boolean", default: false },
      without: { type: "string", default: "" },
      env: { type: "string", default: "production" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const ways = [values.to !== undefined, values.continue !== undefined, values["from-backup"]];
  if (ways.filter(Boolean).length !== 1) throw new Error(USAGE);
  return values;
}

function readTime(to: string): number {
  const then = Date.parse(to);
  const isPast = then < Date.now() && then > Date.now() - days(30);
  if (!/Z$/.test(to) || !isPast) throw new Error(USAGE);
  return then;
}

async function restore(): Promise<boolean> {
  const options = readOptions();
  const context = openSite(options.env, USAGE);
  if (options["from-backup"]) {
    if (options["dry-run"] || options.without !== "") throw new Error(USAGE);
    await fillFromBackup(context, Date.now());
    return true;
  }
  for (const name of ["STRIPE_SECRET_KEY", "LINK_SECRET"]) {
    if (!context.secrets[name]) throw new Error(`${context.secretsPath} has no ${name}.`);
  }
  const { to = "" } = options;
  const leftBehind = readTables(options.without);
  if (options["dry-run"]) return tellCarried(context, to, leftBehind);
  const path = options.continue ?? join(context.folder, `restore-${Date.now()}.json`);
  const progress =
    options.continue === undefined
      ? await begin(context, to, leftBehind, path)
      : readProgress(options.continue);
  return goOn(context, progress, path);
}

function readTables(without: string): readonly string[] {
  const tables = without.split(",").filter(Boolean);
  const unknown = tables.filter((table) => !KEPT.some((kept) => nameOf(kept) === table));
  if (unknown.length > 0) throw new Error(`No table is carried over that is called ${unknown}.`);
  return tables;
}

async function readCarried(
  world: RestoreWorld,
  to: string,
  leftBehind: readonly string[],
): Promise<Carried> {
  const carried = await carry(world, readTime(to));
  const lines = Object.entries(carried.lines).filter(([table]) => !leftBehind.includes(table));
  return { ...carried, lines: Object.fromEntries(lines) };
}

async function tellCarried(
  context: Context,
  to: string,
  leftBehind: readonly string[],
): Promise<boolean> {
  const { print } = context.world;
  const carried = await readCarried(openRestoreWorld(context, to), to, leftBehind);
  for (const [table, lines] of Object.entries(carried.lines)) {
    print(`${lines.length} rows of ${table} would be carried over.`);
  }
  print(`${carried.erased.length} people would be erased again. Nothing was changed.`);
  return true;
}

function readProgress(path: string): Progress {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  return JSON.parse(readFileSync(path, "utf8"));
}

function save(path: string, progress: Progress): Progress {
  writeFileSync(path, JSON.stringify(progress), { mode: 0o600 });
  return progress;
}

/** Pauses all deliveries, and stores what is to be carried over before anything is changed. */
async function begin(
  context: Context,
  to: string,
  leftBehind: readonly string[],
  path: string,
): Promise<Progress> {
  readTime(to);
  const world = openRestoreWorld(context, to);
  hasBegun = true;
  await pauseQueues(world);
  const carried = await readCarried(world, to, leftBehind);
  await noteBookmark(context);
  return save(path, { to, bookmark: context.bookmark, stage: "carried", carried });
}

/** Does the remaining parts, each of which may be repeated. Returns whether the database ended as it was meant to. */
async function goOn(context: Context, begun: Progress, path: string): Promise<boolean> {
  const { print } = context.world;
  let progress = begun;
  hasBegun = true;
  context.bookmark = progress.bookmark;
  const world = openRestoreWorld(context, progress.to);
  print(`Kept in ${path}; if this is cut off: npm run restore -- --continue ${path}`);
  print(`To undo: ${describeRestore(context)}`);
  if (progress.stage === "carried") {
    await world.goBack();
    progress = save(path, { ...progress, stage: "back" });
  }
  if (progress.stage === "back") {
    await eraseAgain(world, progress.carried);
    progress = save(path, { ...progress, stage: "erased" });
  }
  const differences = await bringIn(world, progress.carried);
  for (const difference of differences) print(difference);
  print(`${differences.length} differences. ${path} holds personal data: delete it.`);
  return differences.length === 0;
}

try {
  process.exitCode = (await restore()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (hasBegun) {
    console.error(
      "Queues stay paused: --continue goes on, and lets them go. Or undo it, and resume",
    );
    console.error("them by hand: npx wrangler queues resume-delivery NAME.");
  }
  process.exitCode = 1;
}
