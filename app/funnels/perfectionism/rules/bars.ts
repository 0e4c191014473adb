const DESKTOP_WIDTH_PX = 1_024;
const DESKTOP_AFTER_PX = 300;

/** Due after 300 px on a desktop, on narrower windows once one window height was scrolled. */
export const isBarDue = (
  scrolledPx: number,
  windowHeightPx: number,
  windowWidthPx: number,
): boolean => scrolledPx > (windowWidthPx < DESKTOP_WIDTH_PX ? windowHeightPx : DESKTOP_AFTER_PX);
