import type { CallTimes } from "./growth-budget.ts";
import { callsOver, openConnection } from "./visitor-load.ts";

const WARM_UP_TURNS = 20;

type Filled = { assessments: number; url: string };

/**
 * Walks a visitor through each database in turn, call by call, so that whatever slows the machine down affects all.
 * The first turns warm up and are not counted.
 */
export async function timeCalls(databases: Filled[], turns: number): Promise<CallTimes> {
  const visitors = databases.map(({ assessments, url }) => {
    const { send, close } = openConnection(url, 1);
    return { assessments, close, calls: callsOver(send), times: {} as Record<string, number[]> };
  });
  for (let turn = -WARM_UP_TURNS; turn < turns; turn++) {
    const attempts = new Map<object, { id: string; cookie: string }>();
    for (const call of ["start", "save", "complete", "capture", "results"] as const) {
      // A different database goes first each turn.
      for (let at = 0; at < visitors.length; at++) {
        const visitor = visitors[(at + Math.abs(turn)) % visitors.length];
        if (!visitor) continue;
        const attempt = attempts.get(visitor) ?? { id: "", cookie: "" };
        const startedAt = performance.now();
        const answer = await visitor.calls[call](attempt, 0);
        const tookMs = performance.now() - startedAt;
        if (call === "start") attempts.set(visitor, answer);
        if (turn >= 0) visitor.times[call] = [...(visitor.times[call] ?? []), tookMs];
      }
    }
  }
  for (const { close } of visitors) close();
  return visitors.map(({ assessments, times }) => ({ assessments, calls: times }));
}
