/** Figtree, weights 400 to 800, Latin subset. A new subset gets a new name: it is cached for a year. */
export const FONT_PATH = "/fonts/figtree.woff2";
