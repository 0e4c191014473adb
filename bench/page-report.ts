import { formatTable, kilobytes, whole } from "./figures.ts";
import { budget, type PageFigures } from "./page-budget.ts";
import { phone } from "./page-load.ts";
import { brotliQuality } from "./proxy.ts";

const columns: readonly (readonly [string, (page: PageFigures) => string])[] = [
  ["JS kB", (page) => kilobytes(page.scriptBytes)],
  ["CSS kB", (page) => kilobytes(page.styleBytes)],
  ["font kB", (page) => kilobytes(page.fontBytes)],
  ["other kB", (page) => kilobytes(page.otherBytes)],
  ["total kB", (page) => kilobytes(page.totalBytes)],
  ["requests", (page) => whole(page.requests)],
  ["foreign", (page) => whole(page.foreignRequests.length)],
  ["FCP ms", (page) => whole(page.firstPaintMs)],
  ["LCP ms", (page) => whole(page.largestPaintMs)],
  ["CLS", (page) => page.layoutShift.toFixed(3)],
  ["blocked ms", (page) => whole(page.blockedMs)],
  ["script ms", (page) => whole(page.scriptMs)],
  ["main ms", (page) => whole(page.mainThreadMs)],
  ["heap MB", (page) => (page.heapBytes / 1_000_000).toFixed(1)],
  ["elements", (page) => whole(page.elements)],
];

export const formatPages = (pages: ReadonlyMap<string, PageFigures>): string =>
  formatTable([
    ["page", ...columns.map(([title]) => title)],
    ...[...pages].map(([name, page]) => [name, ...columns.map(([, read]) => read(page))]),
  ]);

export const formatProfile = (chromium: string, runs: number): string =>
  [
    `Chromium ${chromium}, processor x${phone.cpuThrottling} slower, ${phone.latencyMs} ms a request,`,
    `${phone.downKbits} kbit/s down, ${phone.upKbits} up, cold cache, median of ${runs}.`,
    `Brotli ${brotliQuality.files} for files, ${brotliQuality.pages} for pages; 1 kB is 1,000 bytes.`,
    `Styles that stand in the page count as CSS, and in "other" with the page.`,
    `Budget for FCP and LCP: ${budget.paintRatio} of the bare Remix page's.`,
  ].join("\n");
