import { minutes, seconds } from "#app/domain/duration.ts";

export const OFFER_AFTER_MS = minutes(2);
/** Who is at the bottom sooner has hardly read anything. */
export const BOTTOM_COUNTS_AFTER_MS = seconds(15);
/** A scroll position may end a fraction of a pixel before the end. */
const BOTTOM_TOLERANCE_PX = 2;

type Visit = {
  readonly sinceLoadMs: number;
  readonly isAtBottom: boolean;
  /** The pointer has gone out through the top of the window. */
  readonly hasLeftByTop: boolean;
};

/** Whether the exit offer is due: any of its three triggers (docs/product.md#exit-offer). */
export const isExitOfferDue = ({ sinceLoadMs, isAtBottom, hasLeftByTop }: Visit): boolean =>
  hasLeftByTop ||
  sinceLoadMs >= OFFER_AFTER_MS ||
  (isAtBottom && sinceLoadMs >= BOTTOM_COUNTS_AFTER_MS);

type Scroll = {
  readonly scrolledPx: number;
  readonly windowHeightPx: number;
  readonly pageHeightPx: number;
};

export const isAtBottom = ({ scrolledPx, windowHeightPx, pageHeightPx }: Scroll): boolean =>
  scrolledPx + windowHeightPx >= pageHeightPx - BOTTOM_TOLERANCE_PX;

/** Whether a pointer that has left the page went up, to tabs and address bar. */
export const isAboveWindow = (pointerY: number): boolean => pointerY <= 0;
