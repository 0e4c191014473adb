import type { PageFigures } from "./page-budget.ts";
import { median } from "./statistics.ts";

/** The median of each figure; of shift and foreign requests the worst, because one is one too many. */
export function combineLoads(loads: readonly PageFigures[]): PageFigures {
  const middle = (read: (load: PageFigures) => number) => median(loads.map(read));
  return {
    scriptBytes: middle((load) => load.scriptBytes),
    styleBytes: middle((load) => load.styleBytes),
    fontBytes: middle((load) => load.fontBytes),
    fontFiles: Math.max(...loads.map((load) => load.fontFiles)),
    otherBytes: middle((load) => load.otherBytes),
    totalBytes: middle((load) => load.totalBytes),
    requests: middle((load) => load.requests),
    foreignRequests: [...new Set(loads.flatMap((load) => load.foreignRequests))],
    firstPaintMs: middle((load) => load.firstPaintMs),
    largestPaintMs: middle((load) => load.largestPaintMs),
    layoutShift: Math.max(...loads.map((load) => load.layoutShift)),
    blockedMs: middle((load) => load.blockedMs),
    scriptMs: middle((load) => load.scriptMs),
    mainThreadMs: middle((load) => load.mainThreadMs),
    heapBytes: middle((load) => load.heapBytes),
    elements: middle((load) => load.elements),
  };
}
