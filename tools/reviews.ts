/** `npm run reviews -- list | publish ID | hide ID` (docs/runbook.md#reviews). */
import { parseArgs } from "node:util";
import { askDatabase } from "./deploy/ask-database.ts";
import { writeReviewSql } from "./review-sql.ts";

const USAGE =
  "Usage: npm run reviews -- list | publish ID | hide ID [--remote | --persist-to <folder>]";

type Review = Readonly<Record<string, string | number | null>>;

async function run(): Promise<void> {
  const { words, ...which } = readOptions();
  const sql = writeReviewSql(words, Date.now());
  if (sql === null) throw new Error(USAGE);
  const reviews = await askDatabase<Review>(which, sql);
  for (const review of reviews) console.log(`${describe(review)}\n`);
  if (reviews.length > 0) return;
  if (words[0] !== "list") throw new Error("There is no such review, or its purchase is not paid.");
  console.log("There are no reviews.");
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        remote: { type: "boolean", default: false },
        "persist-to": { type: "string", default: ".wrangler/state" },
      },
    });
    return { words: positionals, isRemote: values.remote, persistTo: values["persist-to"] };
  } catch {
    throw new Error(USAGE);
  }
}

const describe = ({ text, ...facts }: Review): string =>
  `${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("  ")}\n  ${JSON.stringify(text)}`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
