/** `node tools/nightly.ts` runs what takes too long for `npm test`, one after the other, until something fails. */
import { spawnSync } from "node:child_process";
import { root } from "./tool.ts";

/** Scripts of package.json with their arguments. Shells set variables in different ways. */
const RUNS: readonly { script: string; files?: readonly string[]; env?: NodeJS.ProcessEnv }[] = [
  {
    script: "test:workers",
    files: [
      "workers/web/any-input.test.ts",
      "tests/money/every-fault.money.test.ts",
      "tests/money/amounts.money.test.ts",
    ],
    env: { INPUTS: "100000" },
  },
  {
    script: "test:unit",
    files: ["server/report/compose-report.test.ts", "dating-reports/own-report.test.ts"],
    env: { NIGHTLY: "1" },
  },
  { script: "test:e2e", env: { NIGHTLY: "1" } },
  { script: "test:browsers" },
];

for (const { script, files = [], env } of RUNS) {
  const { status } = spawnSync(["npm run", script, "--", ...files].join(" "), {
    cwd: root,
    // On Windows npm is a batch file.
    shell: true,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(1);
}
