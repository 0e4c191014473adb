/** Figtree, weights 400 to 800, Latin subset. Rename the file with each new subset: it is cached for a year. */
export const FONT_PATH = "/fonts/figtree.woff2";
