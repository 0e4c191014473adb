const SHOWN_FROM = 0.3;

/** The bar is shown once more than 30 % of the window's height was scrolled. */
export const isBarShown = (scrolledPx: number, windowHeightPx: number): boolean =>
  scrolledPx > windowHeightPx * SHOWN_FROM;
