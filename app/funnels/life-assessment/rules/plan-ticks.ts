import { z } from "zod/mini";
import type { PlanDay } from "./plan-week.ts";

/** When each task was ticked, as `2026-11-23`, by `taskKey`. */
export type PlanTicks = Readonly<Record<string, string>>;

/** The limits are far above what a plan needs. */
const Short = z.string().check(z.maxLength(40));
const StoredPlan = z.object({ attempt: Short, ticks: z.record(Short, Short) });
/** Most recently used first. Until November 2026 there was only one plan. */
const StoredPlans = z.union([
  z.array(StoredPlan),
  z.pipe(
    StoredPlan,
    z.transform((plan) => [plan]),
  ),
]);

const MOST_PLANS = 10;

export const taskKey = (day: number, task: number): string => `${day}.${task}`;

function parsePlans(stored: string): readonly z.infer<typeof StoredPlan>[] {
  try {
    return StoredPlans.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}

/** Reads the ticks of an attempt's plan from `quiz2_plan`; invalid data counts as none. */
export const parseTicks = (stored: string, attempt: string): PlanTicks =>
  parsePlans(stored).find((plan) => plan.attempt === attempt)?.ticks ?? {};

/** Returns `quiz2_plan` with these ticks of an attempt. Only the ten plans used last are kept. */
export function writeTicks(stored: string, attempt: string, ticks: PlanTicks): string {
  const others = parsePlans(stored).filter((plan) => plan.attempt !== attempt);
  return JSON.stringify([{ attempt, ticks }, ...others].slice(0, MOST_PLANS));
}

/** `on`: the day of the tick; null removes it. */
export function changeTick(ticks: PlanTicks, key: string, on: string | null): PlanTicks {
  const { [key]: _before, ...others } = ticks;
  return on === null ? others : { ...others, [key]: on };
}

const isDone = (ticks: PlanTicks, { tasks }: PlanDay, day: number): boolean =>
  tasks.every((_task, task) => taskKey(day, task) in ticks);

/** The days, counted from 0, whose tasks are all ticked. */
export const findDone = (ticks: PlanTicks, week: readonly PlanDay[]): ReadonlySet<number> =>
  new Set(week.flatMap((day, index) => (isDone(ticks, day, index) ? [index] : [])));

/**
 * Finds the plan's day for `today`: the first that is not done. A day finished today stays current, so that the next
 * one waits until tomorrow. Null when all days are done.
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
