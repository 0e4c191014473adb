import { gapBetween, NEW_PAGE, type Row, stack } from "./rows.ts";

export type Placed = { readonly row: Row; readonly y: number };

/**
 * Fills pages greedily, breaking where rows allow it.
 *
 * @throws Error if rows that must stay together are higher than a page
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

/**
 * The same, with all breaks chosen together, so that no page is nearly empty while its neighbours are full.
 * Optional rows are kept.
 */
export function paginateEvenly(rows: readonly Row[], height: number): Placed[][] {
  return splitAtNewPages(rows).flatMap((part) => {
    const ends = chooseEnds(part, height);
    // No solution: something unbreakable is too high, and `paginate` names it.
    if (ends === undefined) return paginate(part, height);
    return ends.map((end, index) => stack(part.slice(ends[index - 1] ?? 0, end)).placed);
  });
}

function splitAtNewPages(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [[]];
  for (const each of rows) {
    if (each === NEW_PAGE) parts.push([]);
    else parts.at(-1)?.push(each);
  }
  return parts;
}

/** The cheapest sequence of page breaks. */
function chooseEnds(rows: readonly Row[], height: number): number[] | undefined {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= rows.length; end++) {
    const isLast = end === rows.length;
    const tear = isLast || gapBetween(rows[end - 1], rows[end] ?? NEW_PAGE) > 0 ? 0 : TEAR_COST;
    let choice = { cost: Number.POSITIVE_INFINITY, from: 0 };
    let depth = 0;
    for (let from = end - 1; from >= 0; from--) {
      const upper = rows[from];
      const lower = from + 1 < end ? rows[from + 1] : undefined;
      if (upper === undefined || (!isLast && rows[end - 1]?.keepsNext)) break;
      depth += upper.height + (lower ? gapBetween(upper, lower) : 0);
      if (depth > height + ROUNDING) break;
      const cost = (best[from]?.cost ?? 0) + costOf(depth / height, isLast) + tear;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  if (best.at(-1)?.cost === Number.POSITIVE_INFINITY) return undefined;
  const ends: number[] = [];
  for (let end = rows.length; end > 0; end = best[end]?.from ?? 0) ends.unshift(end);
  return ends;
}

/** A last page may be short, but below this it looks like a mistake. */
const LEAST = 0.45;
/** Cost of a page: more than any evenness gained by adding one. */
const PAGE_COST = 1;
/** Cost of a break within a paragraph. */
const TEAR_COST = 0.03;

const costOf = (fill: number, isLast: boolean): number =>
  PAGE_COST + (isLast ? 2 * Math.max(0, LEAST - fill) : (1 - fill) ** 2);

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
    throw new Error(`Unbreakable content is higher than a page: ${mark?.title ?? "a block"}.`);
  }
  return { placed: placed.slice(0, last + 1), end: start + last + 1 };
}

/** The lower edge of rows. */
export const depthOf = (page: readonly Placed[]): number =>
  Math.max(0, ...page.map(({ row, y }) => y + row.height));
