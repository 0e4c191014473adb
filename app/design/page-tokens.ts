/** Tokens that pages need at runtime, apart from the others, which no page should load. */

/** Figtree, weights 400 to 800, Latin subset. Browsers keep it for a year, so its name holds the hash of its bytes. */
export const FONT_PATH = "/fonts/figtree-763d7009.woff2";

export const still = "(prefers-reduced-motion: reduce)";
