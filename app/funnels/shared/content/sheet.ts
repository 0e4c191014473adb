import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";

/** A picture of a real page: `public/goods/<id>-<width>.avif`, drawn by `node tools/make-images.ts`. */
export type Sheet = {
  /** With `{pattern}` for a page that exists once for each dating pattern. */
  readonly id: string;
  readonly alt: string;
};

/** The two widths of every picture, in pixels. */
export const SHEET_WIDTHS = { fan: 360, reading: 720 } as const;

/** As wide as A4 and as high as US Letter. */
export const EITHER = 279.4 / 210;

const PATTERN = "{pattern}";

/** The pictures of a page. */
export const listSheetIds = (id: string): readonly string[] =>
  id.includes(PATTERN) ? ARCHETYPES.map((archetype) => id.replace(PATTERN, archetype)) : [id];

/** The address of one of the pictures. Without a pattern, the Echo's pages are the example. */
export const sheetPath = (
  id: string,
  size: keyof typeof SHEET_WIDTHS,
  archetype: Archetype = "echo",
): string => `/goods/${id.replace(PATTERN, archetype)}-${SHEET_WIDTHS[size]}.avif`;
