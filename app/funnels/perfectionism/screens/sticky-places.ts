/** Heights of the sticky parts, which focus targets must stay clear of. */
export const BANNER_HEIGHT = "44px";
export const BAR_HEIGHT = "72px";
