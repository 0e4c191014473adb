/**
 * `npm run demo:day`: fills the local database with demonstration data for the console (docs/runbook.md#the-console). It
 * works on no other database, where invented figures could not be told from real ones.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeDemo } from "./demo/write-demo.ts";
import { inFolder } from "./deploy/data.ts";
import { applyMigrations } from "./serve.ts";
import { runCommand, runStep, runTool } from "./tool.ts";

const USAGE = `Usage: npm run demo:day [-- --persist-to <folder>]
It fills only a local database: demonstration data never goes into one that serves visitors.`;

const fill = (persistTo: string): Promise<void> =>
  inFolder(async (folder) => {
    const file = join(folder, "demo.sql");
    writeFileSync(file, `${writeDemo(Date.now()).join(";\n")};\n`);
    const local = ["--local", "--persist-to", persistTo, "--yes"];
    const args = ["d1", "execute", "DB", ...local, "--file", file];
    const { ok, output } = await runTool("wrangler", args);
    if (!ok) throw new Error(output);
  });

function readFolder(): string {
  try {
    const options = { "persist-to": { type: "string", default: ".wrangler/state" } } as const;
    return parseArgs({ options }).values["persist-to"];
  } catch {
    throw new Error(USAGE);
  }
}

await runCommand(async () => {
  const persistTo = readFolder();
  await runStep("Migrate the local database", () => applyMigrations({ persistTo }));
  await runStep("Fill it with a day of 10,000 visits and four months before it", () =>
    fill(persistTo),
  );
  return true;
});
