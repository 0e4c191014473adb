import type { Locale } from "./locale.ts";

/** "November 28, 2026" in the United States, in UTC, so that server and browser agree. */
export function formatDay(atMs: number, { months, longDate }: Locale): string {
  const day = new Date(atMs);
  const date = String(day.getUTCDate());
  const parts: Record<string, string | number | undefined> = {
    dd: date.padStart(2, "0"),
    d: date,
    month: months[day.getUTCMonth()],
    year: day.getUTCFullYear(),
  };
  return longDate.replace(/{(\w+)}/g, (_, part) => `${parts[part]}`);
}

/** The day of a charge, with its zone: elsewhere it may fall on the day before or after. */
export const formatUtcDay = (atMs: number, locale: Locale): string =>
  `${formatDay(atMs, locale)} (UTC)`;

/** "November 28, 2026, 03:00 UTC", for instants that are known to the minute. */
export const formatUtcTime = (atMs: number, locale: Locale): string =>
  `${formatDay(atMs, locale)}, ${new Date(atMs).toISOString().slice(11, 16)} UTC`;

/** The same day and time a month later, in UTC, or the last day of a month without that day, as Stripe bills. */
export function addMonth(atMs: number): number {
  const from = new Date(atMs);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  return new Date(atMs).setUTCMonth(from.getUTCMonth() + 1, Math.min(from.getUTCDate(), lastDay));
}
