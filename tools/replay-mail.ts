import { parseArgs } from "node:util";
import type { D1Database } from "@cloudflare/workers-types";
import { createDatabase } from "../app/data/database.ts";
import { listFailures, replayFailedEmailJobs } from "../app/data/failed-emails.ts";
import { askDatabase, type Which } from "./deploy/ask-database.ts";

const USAGE =
  "Usage: npm run mail:replay [-- [--reason <text>] [--remote | --persist-to <folder>]]";

// Only their SQL is used; wrangler executes it.
const db = createDatabase({} as D1Database);

/** Requeues all failed mail, or what failed for one reason; the sweep enqueues it within two minutes. */
async function replay(): Promise<string> {
  const { reason, ...which } = readOptions();
  const { sql } = replayFailedEmailJobs(db, Date.now(), reason).toSQL();
  const { length } = await askDatabase(which, sql);
  if (length > 0) return `${length} failed mail(s) were requeued.`;
  const failed = reason === undefined ? [] : await listReasons(which);
  return failed.length === 0
    ? "No mail has failed."
    : `No failed mail has this reason. Reasons: ${failed.join(", ")}.`;
}

async function listReasons(which: Which): Promise<string[]> {
  const rows = await askDatabase<Record<string, unknown>>(which, listFailures(db).toSQL().sql);
  return rows.map((row) => `${row["last_error"] ?? "unknown"} (${row["count(*)"]})`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        remote: { type: "boolean", default: false },
        reason: { type: "string" },
        "persist-to": { type: "string", default: ".wrangler/state" },
      },
    });
    return { isRemote: values.remote, persistTo: values["persist-to"], reason: values.reason };
  } catch {
    throw new Error(USAGE);
  }
}

try {
  console.log(await replay());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
