/** NaN for no values, so that what was not measured is never within budget. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The first cell is left-aligned, the others are figures and right-aligned. */
export const formatRow = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join("  ");

export const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
export const whole = (value: number) => value.toFixed(0);
