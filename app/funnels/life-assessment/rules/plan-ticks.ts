import { z } from "zod/mini";
import type { PlanDay } from "./plan-week.ts";

/** When each task was ticked, as `2026-11-23`, by `taskKey`. */
export type PlanTicks = Readonly<Record<string, string>>;

/** The limits are far above what a plan needs. */
const Short = z.string().check(z.maxLength(40));
const StoredPlan = z.object({ attempt: Short, ticks: z.record(Short, Short) });
/** The one used last comes first. Until November 2026 there was only one. */
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

/** What of an attempt's plan is ticked in `quiz2_plan`; what is invalid counts as nothing. */
export const parseTicks = (stored: string, attempt: string): PlanTicks =>
  parsePlans(stored).find((plan) => plan.attempt === attempt)?.ticks ?? {};

/** `quiz2_plan` with these ticks of an attempt; those of the ten plans used last are kept. */
export function writeTicks(stored: string, attempt: string, ticks: PlanTicks): string {
  const others = parsePlans(stored).filter((plan) => plan.attempt !== attempt);
  return JSON.stringify([{ attempt, ticks }, ...others].slice(0, MOST_PLANS));
}

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
