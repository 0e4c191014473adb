/** A picture of a real page: `public/goods/<id>-<width>.avif`, drawn by `npm run images`. */
export type Sheet = { readonly id: string; readonly alt: string };

/** The two widths of every picture, in pixels. */
export const SHEET_WIDTHS = { fan: 360, reading: 720 } as const;

/** As wide as A4 and as high as US Letter. */
export const EITHER = 279.4 / 210;

/** The address of one of the pictures. */
export const sheetPath = (id: string, size: keyof typeof SHEET_WIDTHS): string =>
  `/goods/${id}-${SHEET_WIDTHS[size]}.avif`;
