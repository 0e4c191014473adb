import { combineRounds, cpuRatioToBare, type Rounds, ratioToBare } from "./api-budget.ts";
import { formatTable, whole } from "./figures.ts";
import type { LoadFigures } from "./load.ts";
import { measureQuietly, readProcessorSeconds } from "./other-load.ts";

type Load = {
  warmUp: (origin: string, who: keyof Rounds) => Promise<unknown>;
  /** Prepares the load, which is not counted, and returns the measurement. */
  prepare: (origin: string, who: keyof Rounds) => Promise<() => Promise<LoadFigures>>;
};

/** A server and the process that started its workerd. */
type Measured = { url: string; pid: number | undefined };

const WHO = ["ours", "bare"] as const;

/** Alternates between app and baseline, so that a temporary slowdown affects both. */
export async function alternate(
  servers: { ours: Measured; bare: Measured },
  { rounds, patienceMs }: { rounds: number; patienceMs: number },
  load: Load,
): Promise<Rounds> {
  const results: Rounds = { ours: [], bare: [] };
  for (const who of WHO) await load.warmUp(servers[who].url, who);
  for (let round = 0; round < rounds; round++) {
    for (const who of WHO) {
      const { url, pid = Number.NaN } = servers[who];
      const { value, otherLoad } = await measureQuietly(patienceMs, async () => {
        const measure = await load.prepare(url, who);
        const before = readProcessorSeconds(pid, "workerd");
        const figures = await measure();
        const seconds = readProcessorSeconds(pid, "workerd") - before;
        return { ...figures, cpuMs: (seconds * 1_000) / figures.requests };
      });
      results[who].push({ ...value, otherLoad });
    }
  }
  return results;
}

export function formatCalls(results: Record<string, Rounds>): string {
  const rows = Object.entries(results).flatMap(([name, call]) =>
    WHO.map((who) => {
      const { requestsPerSecond, p50Ms, p99Ms, cpuMs, errors } = combineRounds(call[who]);
      const ratios =
        who === "ours" ? [ratioToBare(call), cpuRatioToBare(call)].map((at) => at.toFixed(2)) : [];
      const figures = [requestsPerSecond, p50Ms, p99Ms, errors].map(whole);
      return [`${name}, ${who}`, ...figures, cpuMs.toFixed(2), ...ratios];
    }),
  );
  const titles = [
    "call",
    "requests/s",
    "p50 ms",
    "p99 ms",
    "errors",
    "CPU ms",
    "of bare",
    "by CPU",
  ];
  return formatTable([titles, ...rows]);
}
