/** How much of the window the parts cover that stay in it: what is focused keeps clear of them. */
export const BANNER_HEIGHT = "44px";
export const BAR_HEIGHT = "72px";
