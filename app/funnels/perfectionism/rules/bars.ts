const DESKTOP_WIDTH_PX = 1_024;
const DESKTOP_AFTER_PX = 300;

type Scroll = {
  readonly scrolledPx: number;
  readonly windowWidthPx: number;
  readonly windowHeightPx: number;
};

/** On a desktop after 300 px; on anything narrower once all that was first shown is out of sight. */
export const isBarDue = ({ scrolledPx, windowWidthPx, windowHeightPx }: Scroll): boolean =>
  scrolledPx > (windowWidthPx < DESKTOP_WIDTH_PX ? windowHeightPx : DESKTOP_AFTER_PX);
