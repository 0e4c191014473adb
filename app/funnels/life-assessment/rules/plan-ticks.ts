import { z } from "zod/mini";
import type { PlanDay } from "./plan-week.ts";

/** When each task was ticked, as `2026-11-23`, by `taskKey`. */
export type PlanTicks = Readonly<Record<string, string>>;

/** The limits are far above what a plan needs. */
const Short = z.string().check(z.maxLength(40));
const StoredPlan = z.object({ attempt: Short, ticks: z.record(Short, Short) });

export const taskKey = (day: number, task: number): string => `${day}.${task}`;

/** Parses `quiz2_plan`; what is invalid or belongs to another attempt counts as nothing done. */
export function parseTicks(stored: string, attempt: string): PlanTicks {
  try {
    const { data } = StoredPlan.safeParse(JSON.parse(stored));
    return data?.attempt === attempt ? data.ticks : {};
  } catch {
    return {};
  }
}

export const writeTicks = (ticks: PlanTicks, attempt: string): string =>
  JSON.stringify({ attempt, ticks });

/** `on`: the day of the tick; null takes it back. */
export function changeTick(ticks: PlanTicks, key: string, on: string | null): PlanTicks {
  const { [key]: _before, ...others } = ticks;
  return on === null ? others : { ...others, [key]: on };
}

const isDone = (ticks: PlanTicks, { tasks }: PlanDay, day: number): boolean =>
  tasks.every((_task, task) => taskKey(day, task) in ticks);

/** The days, counted from 0, of which every task is ticked. */
export const findDone = (ticks: PlanTicks, week: readonly PlanDay[]): ReadonlySet<number> =>
  new Set(week.flatMap((day, index) => (isDone(ticks, day, index) ? [index] : [])));

/**
 * The day of the plan that is for `today`: the first that is not done. A day that was finished today stays today's, so
 * that the next one waits for tomorrow. Null when all is done.
 */
export function findToday(
  ticks: PlanTicks,
  week: readonly PlanDay[],
  today: string,
): number | null {
  const done = findDone(ticks, week);
  const next = week.findIndex((_day, index) => !done.has(index));
  const before = next - 1;
  const finishedToday = week[before]?.tasks.some(
    (_task, task) => ticks[taskKey(before, task)] === today,
  );
  if (finishedToday) return before;
  return next === -1 ? null : next;
}
