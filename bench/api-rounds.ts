import { combineRounds, type Rounds, ratioToBare } from "./api-budget.ts";
import { formatTable, whole } from "./figures.ts";
import type { LoadFigures } from "./load.ts";
import { measureQuietly } from "./other-load.ts";

type Load = {
  warmUp: (origin: string) => Promise<unknown>;
  measure: (origin: string) => Promise<LoadFigures>;
};

/** Alternates between app and baseline, so that a temporary slowdown affects both. */
export async function alternate(
  origins: { ours: string; bare: string },
  { rounds, patienceMs }: { rounds: number; patienceMs: number },
  load: Load,
): Promise<Rounds> {
  const results: Rounds = { ours: [], bare: [] };
  for (const origin of Object.values(origins)) await load.warmUp(origin);
  for (let round = 0; round < rounds; round++) {
    for (const who of ["ours", "bare"] as const) {
      const measured = await measureQuietly(patienceMs, () => load.measure(origins[who]));
      const { value, otherLoad, ownSeconds } = measured;
      results[who].push({ ...value, otherLoad, cpuMs: (ownSeconds * 1_000) / value.requests });
    }
  }
  return results;
}

export function formatCalls(results: Record<string, Rounds>): string {
  const rows = Object.entries(results).flatMap(([name, call]) =>
    (["ours", "bare"] as const).map((who) => {
      const { requestsPerSecond, p50Ms, p99Ms, cpuMs, errors } = combineRounds(call[who]);
      const ratio = who === "ours" ? ratioToBare(call).toFixed(2) : "";
      const figures = [requestsPerSecond, p50Ms, p99Ms, errors].map(whole);
      return [`${name}, ${who}`, ...figures, cpuMs.toFixed(2), ratio];
    }),
  );
  const titles = ["call", "requests/s", "p50 ms", "p99 ms", "errors", "CPU ms", "of bare"];
  return formatTable([titles, ...rows]);
}
