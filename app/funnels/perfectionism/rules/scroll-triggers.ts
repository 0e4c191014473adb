import { minutes, seconds } from "#app/domain/duration.ts";

export const OFFER_AFTER_MS = minutes(2);
/** Reaching the bottom sooner means that hardly anything was read. */
export const BOTTOM_COUNTS_AFTER_MS = seconds(15);
/** The maximum scroll position can be fractionally short of the end. */
const BOTTOM_TOLERANCE_PX = 2;

type Visit = {
  readonly sinceLoadMs: number;
  readonly isAtBottom: boolean;
  /** The pointer has left through the top of the window. */
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

/** Whether a pointer has left upwards, towards tabs and address bar. */
export const isAboveWindow = (pointerY: number): boolean => pointerY <= 0;

const DESKTOP_WIDTH_PX = 1_024;
const BAR_AFTER_PX = 300;

/** The offer bar is shown after scrolling 300 px on desktop, or one window height on narrower windows. */
export const isBarDue = (
  scrolledPx: number,
  windowHeightPx: number,
  windowWidthPx: number,
): boolean => scrolledPx > (windowWidthPx < DESKTOP_WIDTH_PX ? windowHeightPx : BAR_AFTER_PX);
