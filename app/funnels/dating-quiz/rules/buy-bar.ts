const SHOWN_FROM = 0.3;

/** Shown after scrolling more than 30 % of the window's height. */
export const isBarShown = (scrolledPx: number, windowHeightPx: number): boolean =>
  scrolledPx > windowHeightPx * SHOWN_FROM;
