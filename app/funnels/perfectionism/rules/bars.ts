const DESKTOP_WIDTH_PX = 1_024;
const DESKTOP_AFTER_PX = 300;

/** On a desktop after 300 px; on anything narrower once all that was first shown is out of sight (section 9). */
export const isBarDue = (
  scrolledPx: number,
  windowHeightPx: number,
  windowWidthPx: number,
): boolean => scrolledPx > (windowWidthPx < DESKTOP_WIDTH_PX ? windowHeightPx : DESKTOP_AFTER_PX);
