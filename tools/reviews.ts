/** `npm run reviews -- list | publish ID | hide ID` (docs/operations.md#reviews). */
import { parseArgs } from "node:util";
import { whichDatabase } from "./deploy/remote-database.ts";
import { writeReviewSql } from "./review-sql.ts";
import { runTool } from "./tool.ts";

const USAGE =
  "Usage: npm run reviews -- list | publish ID | hide ID [--remote | --persist-to <folder>]";

type Review = Readonly<Record<string, string | number | null>>;

async function run(): Promise<void> {
  const { words, isRemote, persistTo } = readOptions();
  const sql = writeReviewSql(words, Date.now());
  if (sql === null) throw new Error(USAGE);
  const { ok, output } = await runTool("wrangler", [
    ...["d1", "execute", "DB", "--yes", "--json", "--command", sql],
    ...whichDatabase(isRemote, persistTo),
  ]);
  if (!ok) throw new Error(output);
  const reviews = readReviews(output);
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

/** wrangler may print lines before the JSON. */
function readReviews(output: string): readonly Review[] {
  const results: unknown = JSON.parse(output.slice(output.search(/^\[/m)));
  const [first] = results as { results: Review[] }[];
  if (first === undefined) throw new Error(output);
  return first.results;
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
