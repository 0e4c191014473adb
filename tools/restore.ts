/**
 * `npm run restore -- --to TIME` brings production's database back to a minute of the last 30 days, and carries over what
 * was written since: docs/operations.md tells when, docs/decisions/0043 why so. `--dry-run` reads and prints what it would
 * carry over; `--without TABLE,TABLE` leaves tables behind; `--continue FILE` goes on where a run was cut off.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { days, minutes, seconds } from "../app/domain/duration.ts";
import type { EmailAddress } from "../app/domain/mail/email-address.ts";
import { recipientOf } from "../app/email/outbox.ts";
import { findJson, importFile, readBookmark, runWrangler } from "./deploy/cloudflare.ts";
import type { Context } from "./deploy/context.ts";
import { migrations } from "./deploy/data.ts";
import { configPath, nameOf } from "./deploy/derive-configs.ts";
import { openSite } from "./deploy/open-site.ts";
import { runPerson } from "./person.ts";
import { listKeptPayments } from "./restore/list-payments.ts";
import {
  bringIn,
  type Carried,
  carry,
  eraseAgain,
  type RestoreWorld,
} from "./restore/restore-database.ts";
import { openAccount } from "./stripe-prices.ts";

const USAGE = `Usage: npm run restore -- --to TIME [--env staging] [--without TABLE,TABLE] [--dry-run]
       npm run restore -- --continue FILE [--env staging]
TIME is in UTC, as in 2026-11-20T14:30:00Z, and within the last 30 days.`;

/** What a run leaves on the disk after each part, to go on from. */
type Progress = {
  readonly to: string;
  /** Of the database before it went back: to undo everything. */
  readonly bookmark: string;
  readonly stage: "carried" | "back" | "erased";
  readonly carried: Carried;
};

/** How long Stripe's news may take. */
const PATIENCE_MS = minutes(30);

function openRestoreWorld(context: Context, to: string): RestoreWorld {
  const { site, world, secrets } = context;
  const config = configPath(context, "jobs");
  const wrangler = (...args: string[]) => runWrangler(world.wrangler, args);
  const giveUpAt = Date.now() + PATIENCE_MS;
  const queue = (verb: string) => async (name: string) =>
    void (await wrangler("queues", verb, nameOf(site, name)));
  return {
    ask: async (sql) => {
      const output = await wrangler(
        ...["d1", "execute", "DB", "--config", config, "--remote", "--yes", "--json"],
        ...["--command", sql],
      );
      const [answer] = (findJson(output) ?? []) as { results: Record<string, string | null>[] }[];
      if (answer === undefined) throw new Error(output);
      return answer.results;
    },
    importLines: async (lines) => {
      const folder = mkdtempSync(join(tmpdir(), "kindling-restore-"));
      try {
        const file = join(folder, "carried.sql");
        writeFileSync(file, lines.join("\n"), { mode: 0o600 });
        await importFile(world.wrangler, config, file);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    pause: queue("pause-delivery"),
    resume: queue("resume-delivery"),
    goBack: async () => {
      await wrangler("d1", "time-travel", "restore", "DB", "--config", config, "--timestamp", to);
      const step = migrations(context);
      if ((await step.check()).length > 0) await step.act?.();
    },
    listPayments: (then) =>
      listKeptPayments(openAccount({ secretKey: secrets["STRIPE_SECRET_KEY"] ?? "" }), then),
    recipientOf: (address) => recipientOf(address as EmailAddress),
    erase: async (address) => void (await runPerson(["erase", address], siteVariables(context))),
    wait: async (what) => {
      if (Date.now() > giveUpAt) throw new Error(`Gave up waiting for ${what}.`);
      world.print(`Waiting for ${what} ...`);
      await world.sleep(seconds(15));
    },
    clock: Date.now,
    print: world.print,
  };
}

const siteVariables = ({ site, secrets }: Context) => ({
  SITE_ORIGIN: site.variables["SITE_ORIGIN"],
  LINK_SECRET: secrets["LINK_SECRET"],
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      continue: { type: "string" },
      without: { type: "string", default: "" },
      env: { type: "string", default: "production" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  if ((values.to === undefined) === (values.continue === undefined)) throw new Error(USAGE);
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
  const { to = "", without } = options;
  const context = openSite(options.env, USAGE);
  const { print, wrangler } = context.world;
  for (const name of ["STRIPE_SECRET_KEY", "LINK_SECRET"]) {
    if (!context.secrets[name]) throw new Error(`${context.secretsPath} has no ${name}.`);
  }
    const path = options.continue ?? join(context.folder, `restore-${Date.now()}.json`);
  const save = (progress: Progress): Progress => {
    writeFileSync(path, JSON.stringify(progress), { mode: 0o600 });
    return progress;
  };
  const read = async (): Promise<Progress> => {
    const then = readTime(to);
    const world = openRestoreWorld(context, to);
    const isDryRun = options["dry-run"];
    const carried = await carry(
      isDryRun ? { ...world, pause: async () => undefined, wait: async () => undefined } : world,
      then,
    );
    const left = without.split(",").filter(Boolean);
    const unknown = left.filter((table) => carried.lines[table] === undefined);
    if (unknown.length > 0) throw new Error(`No table is carried over that is called ${unknown}.`);
    const lines = Object.entries(carried.lines).filter(([table]) => !left.includes(table));
    const bookmark = await readBookmark(wrangler, configPath(context, "jobs"));
    return {
      ...{ to, bookmark, stage: "carried" },
      carried: { ...carried, lines: Object.fromEntries(lines) },
    };
  };

  if (options["dry-run"]) {
    const { carried } = await read();
    for (const [table, lines] of Object.entries(carried.lines)) {
      print(`${lines.length} rows of ${table} would be carried over.`);
    }
    print(`${carried.erased.length} people would be erased again. Nothing was changed.`);
    return true;
  }
  if (options.continue !== undefined && !existsSync(path)) throw new Error(`There is no ${path}.`);
  let progress: Progress =
    options.continue === undefined
      ? save(await read())
      : (JSON.parse(readFileSync(path, "utf8")) as Progress);
  const world = openRestoreWorld(context, progress.to);
  print(`Kept in ${path}; if this is cut off: npm run restore -- --continue ${path}`);
  print(`To undo: npx wrangler d1 time-travel restore DB --bookmark ${progress.bookmark}`);
  if (progress.stage === "carried") {
    await world.goBack();
    progress = save({ ...progress, stage: "back" });
  }
  if (progress.stage === "back") {
    await eraseAgain(world, progress.carried);
    progress = save({ ...progress, stage: "erased" });
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
  console.error("If queues were paused, they still are: --continue goes on, and lets them go.");
  process.exitCode = 1;
}
