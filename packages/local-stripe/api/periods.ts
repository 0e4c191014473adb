/** The same day `count` months later, in seconds. The 31st is clamped to the last day of a shorter month, without drift. */
function addMonths(anchor: number, count: number): number {
  const date = new Date(anchor * 1_000);
  const month = date.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  date.setUTCMonth(month, Math.min(date.getUTCDate(), lastDay));
  return date.getTime() / 1_000;
}

/** The first monthly period boundary after `start`, counted from the anchor. */
export function findPeriodEnd(anchor: number, start: number): number {
  for (let count = 1; ; count += 1) {
    const end = addMonths(anchor, count);
    if (end > start) return end;
  }
}
