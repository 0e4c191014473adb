const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
] as const;

/**
 * "28 November 2026", in UTC, so that server and browser agree. Without `Intl`: making its first formatter
 * blocks a slow phone for a tenth of a second.
 */
export function formatDay(atMs: number): string {
  const day = new Date(atMs);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The day of a charge, with its zone: elsewhere it may fall on the day before or after. */
export const formatUtcDay = (atMs: number): string => `${formatDay(atMs)} (UTC)`;

/** "28 November 2026, 03:00 UTC", for instants that are known to the minute. */
export const formatUtcTime = (atMs: number): string =>
  `${formatDay(atMs)}, ${new Date(atMs).toISOString().slice(11, 16)} UTC`;
/** The same time of day a month later, in UTC; the month's last day where it has no such day, as Stripe bills. */
export function addMonth(atMs: number): number {
  const from = new Date(atMs);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  return new Date(atMs).setUTCMonth(from.getUTCMonth() + 1, Math.min(from.getUTCDate(), lastDay));
}
