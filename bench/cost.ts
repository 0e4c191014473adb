import { runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { formatCost, judgeCost } from "./cost-budget.ts";
import { countCost } from "./cost-count.ts";

async function benchCost({ folder }: Bench): Promise<string[]> {
  const figures = await runStep("Counting on D1", () => countCost(folder));
  console.log(`\n${formatCost(figures)}\n`);
  return judgeCost(figures);
}

await runBench(10, benchCost);
