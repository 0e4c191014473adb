/** `npm run bench:growth`: how many bytes an assessment takes, and whether calls slow down as the database fills. */
import { cpSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "../tools/build.ts";
import { applyMigrations, startServer } from "../tools/serve.ts";
import { runStep } from "../tools/tool.ts";
import { type Bench, readOptions, runBench, writeResult } from "./bench.ts";
import {
  type CallTimes,
  formatGrowth,
  type Growth,
  judgeGrowth,
  type Size,
} from "./growth-budget.ts";
import { timeCalls } from "./growth-calls.ts";
import { addVisitors, type Mix } from "./growth-fill.ts";
import { timeStatements } from "./growth-statements.ts";
import { findDatabase, recordVisitors } from "./growth-visitors.ts";
import { writeUnlimitedConfig } from "./wrangler-config.ts";

/** Completed assessments at which calls are timed: 0, 100,000 and a million attempts with the unfinished ones. */
const TIMED_AT = [0, 40_000, 400_000];
const MB = 1_000_000;

const options = readOptions({ megabytes: 2_000, turns: 300, "limit-minutes": 30 });

async function benchGrowth({ folder, defer }: Bench): Promise<string[]> {
  await runStep("Building the app", buildApp);
  const first = join(folder, "first");
  await applyMigrations({ persistTo: first });
  const mix = await runStep("Recording a visitor of each kind", () => recordVisitors(first));

  const config = writeUnlimitedConfig(join(folder, "app/wrangler.toml"));
  const growing = join(folder, "growing");
  await applyMigrations({ persistTo: growing, config });
  const { sizes, copies } = await runStep(
    `Filling a database to ${options.megabytes} MB`,
    async () => fill(growing, mix, options.megabytes * MB),
  );

  const servers: { assessments: number; url: string }[] = [];
  for (const { assessments, persistTo } of copies) {
    const server = await startServer({ port: 0, persistTo, config });
    defer(server.stop);
    servers.push({ assessments, url: server.url });
  }
  const times: CallTimes = await runStep("Calling each in turn", () =>
    timeCalls(servers, options.turns),
  );
  const databaseMs = await runStep("Running the statements alone on the largest", () =>
    timeStatements(findDatabase(growing)),
  );
  const growth: Growth = { sizes, times, databaseMs };
  console.log(`\n${formatGrowth(growth)}\n`);
  writeResult("growth", { ...growth, times: undefined });
  return judgeGrowth(growth);
}

/** Grows the database, and copies it at each size at which calls are timed. */
function fill(persistTo: string, mix: Mix, bytes: number) {
  const path = findDatabase(persistTo);
  const sizes: Size[] = [];
  const copies: { assessments: number; persistTo: string }[] = [];
  let assessments = 0;
  const grow = (count: number) => {
    addVisitors(path, mix, count);
    assessments += count;
    sizes.push({ assessments, bytes: statSync(path).size });
  };
  for (const size of TIMED_AT) {
    grow(size - assessments);
    const copy = `${persistTo}-${size}`;
    mkdirSync(copy, { recursive: true });
    cpSync(persistTo, copy, { recursive: true });
    copies.push({ assessments, persistTo: copy });
  }
  const each = ((sizes.at(-1)?.bytes ?? 0) - (sizes[0]?.bytes ?? 0)) / assessments;
  grow(Math.max(0, Math.ceil((bytes - (sizes.at(-1)?.bytes ?? 0)) / each)));
  return { sizes, copies };
}

await runBench(options["limit-minutes"], benchGrowth);
