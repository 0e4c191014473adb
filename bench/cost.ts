import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { applyMigrations } from "../tools/serve.ts";
import { root, runStep } from "../tools/tool.ts";
import { type Bench, runBench } from "./bench.ts";
import { type CostFigures, formatCost, judgeCost } from "./cost-budget.ts";
import { CostWalk } from "./cost-walk.ts";

const WALKS = 100;

/**
 * Runs assessments on a new D1 in `folder`. Returns the costs of one, and the bytes stored per assessment. The first is
 * left out, because it also stores the origin that all of them share.
 */
export async function countCost(folder: string): Promise<CostFigures> {
  await applyMigrations({ persistTo: folder });
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(folder, "v3") },
  });
  try {
    return await walkAll(env.DB);
  } finally {
    await dispose();
  }
}

async function walkAll(d1: D1Database): Promise<CostFigures> {
  const [first, second, ...further] = Array.from(
    { length: WALKS },
    () => new CostWalk(d1, crypto.randomUUID()),
  );
  if (first === undefined || second === undefined) throw new Error("Nobody walks.");
  const others = [second, ...further];
  /** Bytes for each assessment. */
  const sizeOf = async (act: (walk: CostWalk) => Promise<void>) => {
    await act(first);
    const before = await readSize(d1);
    await Promise.all(others.map(act));
    return ((await readSize(d1)) - before) / others.length;
  };
  const storedBytes = {
    assessment: await sizeOf((walk) => walk.assess()),
    mail: await sizeOf((walk) => walk.mail()),
    steps: 0,
  };
  return { parts: second.costs, storedBytes };
}

const readSize = async (d1: D1Database) => (await d1.prepare("select 1").run()).meta.size_after;

async function benchCost({ folder }: Bench): Promise<string[]> {
  const figures = await runStep("Counting on D1", () => countCost(folder));
  console.log(`\n${formatCost(figures)}\n`);
  return judgeCost(figures);
}

if (import.meta.main) await runBench(10, benchCost);
