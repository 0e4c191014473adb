const SHOWN_FROM = 0.3;

/** Whether so much was scrolled that the bar is shown: past 30 % of the window's height (specification, section 9). */
export const isBarShown = (scrolledPx: number, windowHeightPx: number): boolean =>
  scrolledPx > windowHeightPx * SHOWN_FROM;
