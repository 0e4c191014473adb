import { formatRow, kilobytes, whole } from "./figures.ts";
import type { PageFigures } from "./page-budget.ts";

const columns: readonly (readonly [string, (page: PageFigures) => string])[] = [
  ["JS kB", (page) => kilobytes(page.scriptBytes)],
  ["CSS kB", (page) => kilobytes(page.styleBytes)],
  ["font kB", (page) => kilobytes(page.fontBytes)],
  ["total kB", (page) => kilobytes(page.totalBytes)],
  ["FCP ms", (page) => whole(page.firstPaintMs)],
  ["LCP ms", (page) => whole(page.largestPaintMs)],
  ["CLS", (page) => page.layoutShift.toFixed(3)],
  ["blocked ms", (page) => whole(page.blockedMs)],
];

/** Rows are printed one by one, so the widths are fixed. */
const WIDTHS = [18, ...columns.map(([title]) => title.length)];

export const pageTitles = formatRow(["page", ...columns.map(([title]) => title)], WIDTHS);

export const formatPage = (name: string, page: PageFigures): string =>
  formatRow([name, ...columns.map(([, read]) => read(page))], WIDTHS);
