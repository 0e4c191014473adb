/** `node tools/nightly.ts` runs what takes too long for `npm test`, one after the other, until something fails. */
import { runTool } from "./tool.ts";

const RUNS = [
  {
    tool: "vitest",
    args: ["run", "any-input.test.ts", "every-fault.money.test.ts", "amounts.money.test.ts"],
    env: { INPUTS: "100000" },
  },
  {
    tool: "vitest",
    args: ["run", "--project", "rules", "compose-report.test.ts", "own-report.test.ts"],
    env: { NIGHTLY: "1" },
  },
  { tool: "playwright", args: ["test"], env: { NIGHTLY: "1" } },
] as const;

for (const { tool, args, env } of RUNS) {
  const { ok, output } = await runTool(tool, [...args], { env });
  console.log(output);
  if (!ok) process.exit(1);
}
