import { tellStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { judgeCost, tellCost } from "./cost-budget.ts";
import { countCost } from "./cost-count.ts";

async function benchCost({ folder }: Bench): Promise<string[]> {
  const figures = await tellStep("Counting on D1", () => countCost(folder));
  console.log(`\n${tellCost(figures)}\n`);
  return judgeCost(figures);
}

await runBench(10, benchCost);
