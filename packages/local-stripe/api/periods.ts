import { days } from "../duration.ts";

type Interval = { interval: string; interval_count: number };

const DAY = days(1) / 1_000;

/** `count` intervals after the anchor, in seconds. The 31st is clamped to the last day of a shorter month, without drift. */
function addIntervals(
  anchor: number,
  { interval, interval_count }: Interval,
  count: number,
): number {
  const steps = interval_count * count;
  if (interval === "day") return anchor + steps * DAY;
  if (interval === "week") return anchor + steps * 7 * DAY;
  const date = new Date(anchor * 1_000);
  const months = date.getUTCMonth() + (interval === "year" ? 12 * steps : steps);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const moved = Date.UTC(
    date.getUTCFullYear(),
    months,
    Math.min(date.getUTCDate(), lastDay),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
  return moved / 1_000;
}

/** The first period boundary after `start`, counted from the anchor. */
export function findPeriodEnd(anchor: number, interval: Interval, start: number): number {
  for (let count = 1; ; count += 1) {
    const end = addIntervals(anchor, interval, count);
    if (end > start) return end;
  }
}
