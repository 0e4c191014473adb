const DESKTOP_WIDTH_PX = 1_024;
const DESKTOP_AFTER_PX = 300;

/** Shown after scrolling 300 px on desktop, or one window height on narrower windows. */
export const isBarDue = (
  scrolledPx: number,
  windowHeightPx: number,
  windowWidthPx: number,
): boolean => scrolledPx > (windowWidthPx < DESKTOP_WIDTH_PX ? windowHeightPx : DESKTOP_AFTER_PX);
