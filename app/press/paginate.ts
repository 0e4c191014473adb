import { gapBetween, NEW_PAGE, type Row } from "./rows.ts";

export type Placed = { readonly row: Row; readonly y: number };

/**
 * Fills pages with rows from above, and ends each where a page may end.
 *
 * @throws Error when rows that must stay together are higher than a page
 */
export function paginate(rows: readonly Row[], height: number): Placed[][] {
  const pages: Placed[][] = [];
  let start = 0;
  while (start < rows.length) {
    const { placed, end } = fillPage(rows, start, height);
    if (placed.length > 0) pages.push(placed);
    start = end;
  }
  return pages;
}

function fillPage(rows: readonly Row[], start: number, height: number) {
  const placed: Placed[] = [];
  let bottom = 0;
  for (let index = start; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) break;
    if (row === NEW_PAGE) return { placed, end: index + 1 };
    const y = bottom + gapBetween(placed.at(-1)?.row, row);
    if (y + row.height > height + ROUNDING) {
      if (row.isSpare) continue;
      return endPage(placed, start);
    }
    placed.push({ row, y });
    bottom = y + row.height;
  }
  return { placed, end: rows.length };
}

const ROUNDING = 0.01;

function endPage(placed: readonly Placed[], start: number) {
  const last = placed.findLastIndex(({ row }) => !row.keepsNext);
  if (last < 0) {
    const { mark } = placed[0]?.row ?? {};
    throw new Error(`What must stay together is higher than a page: ${mark?.title ?? "a block"}.`);
  }
  return { placed: placed.slice(0, last + 1), end: start + last + 1 };
}

/** How far down rows reach. */
export const depthOf = (page: readonly Placed[]): number =>
  Math.max(0, ...page.map(({ row, y }) => y + row.height));
