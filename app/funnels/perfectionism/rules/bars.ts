const DESKTOP_BAR_AFTER_PX = 300;

/** The bar of a window that is at least 1024 px wide. */
export const isDesktopBarDue = (scrolledPx: number): boolean => scrolledPx > DESKTOP_BAR_AFTER_PX;

/** The bar of a narrower one: what it first showed is out of sight. */
export const isMobileBarDue = (scrolledPx: number, windowHeightPx: number): boolean =>
  scrolledPx > windowHeightPx;
