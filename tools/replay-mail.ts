import { parseArgs } from "node:util";
import type { D1Database } from "@cloudflare/workers-types";
import { createDatabase } from "../app/data/database.ts";
import { replayFailedEmailJobs } from "../app/data/failed-emails.ts";
import { askDatabase } from "./deploy/ask-database.ts";

const USAGE =
  "Usage: npm run mail:replay [-- [--reason <text>] [--remote | --persist-to <folder>]]";

/** Requeues all failed mail, or what failed for one reason; the sweep enqueues it within two minutes. */
async function replay(): Promise<number> {
  const { reason, ...which } = readOptions();
  // Only its SQL is used; wrangler executes it.
  const { sql } = replayFailedEmailJobs(
    createDatabase({} as D1Database),
    Date.now(),
    reason,
  ).toSQL();
  return (await askDatabase(which, sql)).length;
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
  const count = await replay();
  console.log(count === 0 ? "No mail has failed." : `${count} failed mail(s) were requeued.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
