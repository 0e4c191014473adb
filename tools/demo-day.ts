/**
 * `npm run demo:day`: fills the local database with demonstration data for the console (docs/runbook.md#the-console). It
 * works on no other database, where invented figures could not be told from real ones.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeDemo } from "./demo/write-demo.ts";
import { applyMigrations } from "./serve.ts";
import { runStep, runTool } from "./tool.ts";

const USAGE = `Usage: npm run demo:day [-- --persist-to <folder>]
It fills only a local database: demonstration data never goes into one that serves visitors.`;

function readFolder(): string {
  try {
    const { values } = parseArgs({
      options: { "persist-to": { type: "string", default: ".wrangler/state" } },
    });
    return values["persist-to"];
  } catch {
    throw new Error(USAGE);
  }
}

async function fill(persistTo: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kindling-demo-"));
  const file = join(folder, "demo.sql");
  try {
    writeFileSync(file, `${writeDemo(Date.now()).join(";\n")};\n`);
    const { ok, output } = await runTool("wrangler", [
      "d1",
      "execute",
      "DB",
      "--yes",
      "--local",
      "--persist-to",
      persistTo,
      "--file",
      file,
    ]);
    if (!ok) throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  const persistTo = readFolder();
  await runStep("Migrate the local database", () => applyMigrations({ persistTo }));
  await runStep("Fill it with a day of 10,000 visits and four months before it", () =>
    fill(persistTo),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
