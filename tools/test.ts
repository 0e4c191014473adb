import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowsers } from "./browser.ts";
import { checkBrowsers } from "./browser-support/check.ts";
import { buildApp } from "./build.ts";
import { type Count, countPlaywright, countVitest } from "./test-reports.ts";
import { runTool, stopTools, type Tool, type ToolResult } from "./tool.ts";

/** `note` is printed even when the step passes. */
type Step = { name: string; run: () => Promise<Count & { output: string; note?: string }> };

const { testNamePattern: pattern, checks: isOnlyChecks } = readOptions();
let interrupted = false;
const reports = mkdtempSync(join(tmpdir(), "kindling-test-"));

const checks: Step[] = [
  check("types", () =>
    runTools(["tsc", "-p", "tsconfig.json"], ["tsc", "-p", "tsconfig.workers.json"]),
  ),
  check("style", () => runTool("biome", ["check", "--error-on-warnings"])),
  check("import law", () =>
    runTool("depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", "."]),
  ),
  check("dead code", () => runTool("knip", ["--no-progress", "--treat-config-hints-as-errors"])),
];
const build = check("build", async () => {
  await buildApp();
  return { ok: true, output: "" };
});
/** What is shipped is known once it is built. */
const support = check("support", async () => checkBrowsers());
const browsers: Step = { name: "browsers", run: installBrowsers };
const playwright: Step = { name: "Playwright", run: runPlaywright };
const vitest: Step = { name: "vitest", run: runVitest };

/** One after the other; the steps of one stage side by side. */
const stages: Step[][] = listStages();

function listStages(): Step[][] {
  if (isOnlyChecks) return [checks];
  const suites = [[build], ...(pattern ? [] : [[support]]), [vitest], [browsers], [playwright]];
  return pattern ? suites : [checks, ...suites];
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        testNamePattern: { type: "string", short: "t" },
        checks: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    console.error("Usage: npm test [-- -t <part of the test's name>] or npm run check");
    return process.exit(2);
  }
}

function check(name: string, run: () => Promise<ToolResult>): Step {
  return {
    name,
    run: async () => {
      const { ok, output } = await run();
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
    },
  };
}

async function runTools(...commands: [Tool, ...string[]][]): Promise<ToolResult> {
  const results = await Promise.all(commands.map(([tool, ...args]) => runTool(tool, args)));
  return {
    ok: results.every((result) => result.ok),
    output: results
      .map((result) => result.output)
      .join("\n")
      .trim(),
  };
}

async function runVitest() {
  const report = join(reports, "vitest.json");
  const { ok, output } = await runTool("vitest", [
    ...["run", "--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`],
    ...(pattern ? ["-t", pattern, "--passWithNoTests"] : []),
  ]);
  return judge(ok, countVitest(report), output);
}

/** Locally a browser that cannot be had is left out; the tests that decide use all of them. */
async function installBrowsers() {
  const { paths, missing } = findBrowsers();
  const used = Object.entries(paths).map(([name, path]) => `${name}: ${path}`);
  const ok = missing.length === 0 || (paths.chromium !== undefined && !process.env["CI"]);
  const note = [...used, ...missing.map((reason) => `left out: ${reason}`)].join("\n");
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output: note, note };
}

async function runPlaywright() {
  const report = join(reports, "playwright.json");
  const { firefox, webkit } = findBrowsers().paths;
  // What is walked in Chromium is seen there by the other tests, too.
  const walks = [...(firefox ? ["walk-firefox"] : []), ...(webkit ? ["walk-webkit"] : [])];
  const { ok, output } = await runTool(
    "playwright",
    [
      ...["test", "--reporter=list,json", "--output", join(reports, "playwright")],
      ...["phone", "desktop", ...walks].map((name) => `--project=${name}`),
      ...(pattern ? ["--grep", pattern, "--pass-with-no-tests"] : []),
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return judge(ok, countPlaywright(report), output);
}

/** A suite that ends badly without a failed test, or runs none, has failed all the same. */
function judge(ok: boolean, count: Count, output: string) {
  const isEmpty = pattern === undefined && count.passed + count.failed === 0;
  const failed = count.failed === 0 && (!ok || isEmpty) ? 1 : count.failed;
  return { ...count, failed, output: isEmpty ? `${output}\nNo test was run.`.trim() : output };
}

async function runStep({ name, run }: Step): Promise<Count> {
  const startedAt = performance.now();
  const { output, note, ...count } = await run().catch((error: Error) => ({
    ...{ passed: 0, failed: 1, skipped: 0 },
    ...{ output: error.message, note: undefined },
  }));
  // What an interrupted step says of itself is no result.
  if (interrupted) return new Promise(() => {});
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${count.failed ? "FAIL" : "ok  "}  ${name.padEnd(12)}${seconds}${describe(count)}`);
  const told = count.failed ? `\n${output}\n` : note;
  if (told) console.log(told.replace(/^/gm, "      "));
  return count;
}

function describe({ passed, failed, skipped }: Count): string {
  if (passed + failed + skipped === 1) return "";
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  return `  ${parts.filter(Boolean).join(", ")}`;
}

async function test(): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  let ran = 0;
  for (const stage of stages) {
    const counts = await Promise.all(stage.map(runStep));
    const isPreparing = stage[0] === build || stage[0] === browsers;
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
      if (!isPreparing) ran += passed + failed;
    }
  }
  if (ran === 0) {
    console.log(`No test has a name that matches ${pattern}.`);
    total.failed += 1;
  }
  if (total.failed > 0) console.log(`Reports and traces: ${reports}`);
  else rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

async function interrupt(): Promise<void> {
  if (interrupted) return;
  interrupted = true;
  await stopTools();
  rmSync(reports, { recursive: true, force: true });
  process.exit(130);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);
process.exit((await test()) ? 0 : 1);
