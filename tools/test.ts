/** `npm test` runs all checks and tests, `npm run check` the checks only. `-t` selects tests by name. */
import { setImmediate as letOthersStart } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findBrowsers } from "./browser.ts";
import { buildApp } from "./build.ts";
import { markTested } from "./deploy/tested.ts";
import { checkScriptSizes } from "./script-sizes.ts";
import { checkStyles } from "./style-support.ts";
import { runTool, stopTools, type ToolResult } from "./tool.ts";

type Step = { name: string; run: () => Promise<ToolResult> };

const { testNamePattern: pattern, checks: isOnlyChecks } = parseArgs({
  options: {
    testNamePattern: { type: "string", short: "t" },
    checks: { type: "boolean", default: false },
  },
}).values;

/** Everything that is sold or shown. */
const PROSE = [
  "app/**/content/**/*.{ts,tsx}",
  "app/routes/*.tsx",
  "app/email/templates/**/*.{ts,tsx}",
  "products/*/**/*.md",
  "products/**/*.ts",
];

const checks: Step[] = [
  { name: "types", run: () => runTool("tsc", ["-p", "tsconfig.json"]) },
  { name: "worker types", run: () => runTool("tsc", ["-p", "tsconfig.workers.json"]) },
  { name: "style", run: () => runTool("biome", ["check", "--error-on-warnings"]) },
  {
    name: "import law",
    run: () =>
      runTool("depcruise", [
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "err-long",
        ".",
      ]),
  },
  { name: "prose", run: lintProse },
  { name: "links", run: () => runTool("remark", [".", ".github", "--frail", "--quiet"]) },
  {
    name: "dead code",
    run: () =>
      runTool("knip", ["--no-progress", "--treat-config-hints-as-errors"], {
        // Makes knip fail if it loads Playwright's configuration, which would install browsers just as "browsers" does.
        env: { CHROMIUM_PATH: "/nowhere" },
      }),
  },
];
const build: Step = { name: "build", run: () => buildApp().then(() => ({ ok: true, output: "" })) };
/** These two read the built files. */
const builtChecks: Step[] = [
  { name: "support", run: checkStyles },
  { name: "script sizes", run: async () => checkScriptSizes() },
];
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
    : [[...checks, browsers, build], builtChecks, ...tests];
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

function runVitest(): Promise<ToolResult> {
  const named = pattern ? ["-t", pattern, "--passWithNoTests"] : [];
  return runTool("vitest", ["run", "--reporter=minimal", ...named]);
}

/** Locally a browser that cannot be installed is left out; in CI it is a failure. */
async function installBrowsers(): Promise<ToolResult> {
  // An installation blocks this process, so the build is started first: it then goes on in a process of its own.
  await letOthersStart();
  const { paths, missing } = findBrowsers();
  const used = Object.entries(paths).map(([name, path]) => `${name}: ${path}`);
  const ok = missing.length === 0 || (paths.chromium !== undefined && !process.env["CI"]);
  return { ok, output: [...used, ...missing.map((reason) => `left out: ${reason}`)].join("\n") };
}

function runPlaywright(): Promise<ToolResult> {
  // All other tests run in Chromium. Desktop windows, Firefox and what is tagged @nightly wait for
  // `node tools/nightly.ts`: most visitors have an iPhone, few use Firefox.
  const walks = findBrowsers().paths.webkit === undefined ? [] : ["walk-webkit"];
  return runTool("playwright", [
    "test",
    ...["phone", ...walks].map((name) => `--project=${name}`),
    ...(pattern ? ["--grep", pattern, "--pass-with-no-tests"] : []),
  ]);
}

type Count = { passed: number; failed: number };

/** Prints how a step ended, and its output unless it went well. A check counts as one. */
async function runStep(step: Step): Promise<Count> {
  const startedAt = performance.now();
  const { ok, output } = await step.run().catch(({ message }: Error) => ({
    ok: false,
    output: message,
  }));
  // The result of an interrupted step means nothing.
  if (isInterrupted) return new Promise(() => {});
  const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`.padStart(8);
  const passed = suites.includes(step) ? readCount(output, "passed") : Number(ok);
  // A suite that exits with an error without a failed test has failed as well.
  const failed = ok ? 0 : Math.max(1, suites.includes(step) ? readCount(output, "failed") : 1);
  const note = suites.includes(step) ? `  ${passed} passed` : "";
  console.log(`${ok ? "ok  " : "FAIL"}  ${step.name.padEnd(12)}${seconds}${note}`);
  if (!ok || step === browsers) console.log(output.replace(/^/gm, "      "));
  return { passed, failed };
}

/** From the summary with which both runners end. */
function readCount(output: string, what: "passed" | "failed"): number {
  const last = [...output.matchAll(new RegExp(`(\\d+) ${what}`, "g"))].at(-1);
  return Number(last?.[1] ?? 0);
}

async function test(): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  let tests = 0;
  for (const stage of listStages()) {
    const counts = await Promise.all(stage.map(runStep));
    for (const [at, { passed, failed }] of counts.entries()) {
      total.passed += passed;
      total.failed += failed;
      if (suites.some((suite) => suite === stage[at])) tests += passed + failed;
    }
  }
  if (tests === 0 && !isOnlyChecks) {
    console.log(`No test has a name that matches ${pattern}.`);
    total.failed += 1;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    if (isInterrupted) return;
    isInterrupted = true;
    await stopTools();
    process.exit(130);
  });
}
const isGood = await test();
if (isGood && !isOnlyChecks && pattern === undefined) markTested();
process.exit(isGood ? 0 : 1);
