/** `npm test` runs all checks and tests, `npm run check` the checks only. `-t` selects tests by name. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as letOthersStart } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findBrowsers } from "./browser.ts";
import { buildApp } from "./build.ts";
import { markTested } from "./deploy/tested.ts";
import { checkScriptSizes } from "./script-sizes.ts";
import { checkStyles } from "./style-support.ts";
import { runTool, stopTools, type ToolResult } from "./tool.ts";

type Count = { passed: number; failed: number; skipped: number };
type Result = Count & { output: string; note?: string };
type Step = { name: string; run: () => Promise<Result> };

const { testNamePattern: pattern, checks: isOnlyChecks } = readOptions();
const reports = mkdtempSync(join(tmpdir(), "kindling-test-"));
let isInterrupted = false;

/** Everything that is sold or shown. */
const PROSE = [
  "app/**/content/**/*.{ts,tsx}",
  "app/routes/*.tsx",
  "app/email/templates/**/*.{ts,tsx}",
  "products/*/**/*.md",
  "products/**/*.ts",
];

const checks: Step[] = [
  check("types", () => runTool("tsc", ["-p", "tsconfig.json"])),
  check("worker types", () => runTool("tsc", ["-p", "tsconfig.workers.json"])),
  check("style", () => runTool("biome", ["check", "--error-on-warnings"])),
  check("import law", () =>
    runTool("depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", "."]),
  ),
  check("prose", lintProse),
  check("links", () => runTool("remark", [".", ".github", "--frail", "--quiet"])),
  check("dead code", () =>
    runTool("knip", ["--no-progress", "--treat-config-hints-as-errors"], {
      // Makes knip fail if it loads Playwright's configuration, which would install browsers just as "browsers" does.
      env: { CHROMIUM_PATH: "/nowhere" },
    }),
  ),
];
const build = check("build", () => buildApp().then(() => ({ ok: true, output: "" })));
/** These two read the built files. */
const support = check("support", checkStyles);
const sizes = check("script sizes", async () => checkScriptSizes());
const browsers: Step = { name: "browsers", run: installBrowsers };
const suites: Step[] = [
  { name: "vitest", run: runVitest },
  { name: "Playwright", run: runPlaywright },
];

/**
 * Stages run in order, the steps of one stage in parallel: browsers are downloaded while the checks run. The suites use
 * all cores by themselves.
 */
function listStages(): Step[][] {
  if (isOnlyChecks) return [checks];
  const tests = suites.map((suite) => [suite]);
  return pattern
    ? [[build], [browsers], ...tests]
    : [[...checks, browsers, build], [support, sizes], ...tests];
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
  const count = ({ ok, output }: ToolResult): Result => ({
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    output,
  });
  return { name, run: () => run().then(count) };
}

/** Spelling by cspell.json, and the words that docs/voice.md avoids by prh.yml. */
async function lintProse(): Promise<ToolResult> {
  const results = await Promise.all([
    runTool("cspell", ["lint", "--no-progress", "--no-summary"]),
    runTool("textlint", ["--format", "unix", ...PROSE]),
  ]);
  const output = results.map((result) => result.output).join("\n");
  return { ok: results.every(({ ok }) => ok), output: output.trim() };
}

async function runVitest(): Promise<Result> {
  const path = join(reports, "vitest.json");
  const result = await runTool("vitest", [
    "run",
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${path}`,
    ...(pattern ? ["-t", pattern, "--passWithNoTests"] : []),
  ]);
  const report = readReport(path);
  return judge(result, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** Locally a browser that cannot be installed is left out; in CI it is a failure. */
async function installBrowsers(): Promise<Result> {
  // An installation blocks this process, so the build is started first: it then goes on in a process of its own.
  await letOthersStart();
  const { paths, missing } = findBrowsers();
  const used = Object.entries(paths).map(([name, path]) => `${name}: ${path}`);
  const ok = missing.length === 0 || (paths.chromium !== undefined && !process.env["CI"]);
  const note = [...used, ...missing.map((reason) => `left out: ${reason}`)].join("\n");
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output: note, note };
}

async function runPlaywright(): Promise<Result> {
  const path = join(reports, "playwright.json");
  // All other tests run in Chromium. Desktop windows, Firefox and what is tagged @nightly wait for
  // `node tools/nightly.ts`: most visitors have an iPhone, few use Firefox.
  const walks = findBrowsers().paths.webkit === undefined ? [] : ["walk-webkit"];
  const result = await runTool(
    "playwright",
    [
      "test",
      "--reporter=list,json",
      "--output",
      join(reports, "playwright"),
      ...["phone", ...walks].map((name) => `--project=${name}`),
      ...(pattern ? ["--grep", pattern, "--pass-with-no-tests"] : []),
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } },
  );
  const { stats, errors } = readReport(path) ?? {};
  return judge(result, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (errors?.length ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

const readReport = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;

/** A suite that exits with an error without a failed test, or runs none, has failed as well. */
function judge({ ok, output }: ToolResult, count: Count): Result {
  const isEmpty = pattern === undefined && count.passed + count.failed === 0;
  const failed = count.failed === 0 && (!ok || isEmpty) ? 1 : count.failed;
  return { ...count, failed, output: isEmpty ? `${output}\nNo test was run.`.trim() : output };
}

async function runStep({ name, run }: Step): Promise<Count> {
  const startedAt = performance.now();
  const { output, note, ...count } = await run().catch(
    ({ message }: Error): Result => ({ passed: 0, failed: 1, skipped: 0, output: message }),
  );
  // The result of an interrupted step means nothing.
  if (isInterrupted) return new Promise(() => {});
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${count.failed ? "FAIL" : "ok  "}  ${name.padEnd(12)}${seconds}${describe(count)}`);
  const details = count.failed ? `\n${output}\n` : note;
  if (details) console.log(details.replace(/^/gm, "      "));
  return count;
}

function describe({ passed, failed, skipped }: Count): string {
  if (passed + failed + skipped === 1) return "";
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  return `  ${parts.filter(Boolean).join(", ")}`;
}

async function test(): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  let tests = 0;
  for (const stage of listStages()) {
    for (const { passed, failed } of await Promise.all(stage.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
      if (suites.some((suite) => stage.includes(suite))) tests += passed + failed;
    }
  }
  if (tests === 0 && !isOnlyChecks) {
    console.log(`No test has a name that matches ${pattern}.`);
    total.failed += 1;
  }
  if (total.failed > 0) console.log(`Reports and traces: ${reports}`);
  else rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

async function interrupt(): Promise<void> {
  if (isInterrupted) return;
  isInterrupted = true;
  await stopTools();
  rmSync(reports, { recursive: true, force: true });
  process.exit(130);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);
const isGood = await test();
if (isGood && !isOnlyChecks && pattern === undefined) markTested();
process.exit(isGood ? 0 : 1);
