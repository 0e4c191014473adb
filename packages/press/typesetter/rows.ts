import type { Pen, Tag } from "./pen.ts";

/** Set content is a stack of rows, between which a page may break. */
export type Row = {
  readonly height: number;
  /** Space above and below. The larger one of two neighbours applies, and none at the top of a page. */
  readonly before: number;
  readonly after: number;
  /** Keep with next. */
  readonly keepsNext: boolean;
  readonly draw: (pen: Pen, y: number) => void;
  /** Dropped if its page has no room. */
  readonly isSpare?: boolean;
  /** An anchor or bookmark. */
  readonly mark?: Mark;
};

export type Mark = {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
};

type RowOptions = Partial<Omit<Row, "height" | "draw">>;

export const row = (height: number, draw: Row["draw"], options: RowOptions = {}): Row => ({
  height,
  draw,
  before: 0,
  after: 0,
  keepsNext: false,
  ...options,
});

export const NEW_PAGE: Row = row(0, () => {});

export const gapBetween = (above: Row | undefined, below: Row): number =>
  above === undefined ? 0 : Math.max(above.after, below.before);

/** Offsets and total height of rows set as one unit. */
export function stack(rows: readonly Row[]): { placed: { row: Row; y: number }[]; height: number } {
  let height = 0;
  const placed = rows.map((each, index) => {
    const y = height + gapBetween(rows[index - 1], each);
    height = y + each.height;
    return { row: each, y };
  });
  return { placed, height };
}

/** Joins rows into one unbreakable row. */
export function join(
  rows: readonly Row[],
  options: RowOptions & { readonly padding?: number; readonly under?: Row["draw"] } = {},
): Row {
  const { padding = 0, under, ...rest } = options;
  const { placed, height } = stack(rows);
  const draw: Row["draw"] = (pen, y) => {
    under?.(pen, y);
    for (const each of placed) each.row.draw(pen, y + padding + each.y);
  };
  return row(height + 2 * padding, draw, rest);
}

/** Gives a block at least this space above and below. */
export function spaced(rows: readonly Row[], before: number, after = before): Row[] {
  return rows.map((each, index) => ({
    ...each,
    ...(index === 0 && { before: Math.max(before, each.before) }),
    ...(index === rows.length - 1 && { after: Math.max(after, each.after) }),
  }));
}

/** The same, replacing the rows' own outer space. */
export const edged = (rows: readonly Row[], before: number, after = before): Row[] =>
  spaced(
    rows.map((each, index) => ({
      ...each,
      ...(index === 0 && { before: 0 }),
      ...(index === rows.length - 1 && { after: 0 }),
    })),
    before,
    after,
  );

/** Prevents widows and orphans. */
export const keepEdges = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => ({
    ...each,
    keepsNext:
      each.keepsNext || (index < rows.length - 1 && (index === 0 || index === rows.length - 2)),
  }));

export const keepAll = (rows: readonly Row[]): Row[] =>
  rows.map((each) => ({ ...each, keepsNext: true }));

/** Keeps the rows together, but allows a break after the last. */
export const keepTogether = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => ({ ...each, keepsNext: each.keepsNext || index < rows.length - 1 }));

export const child = (parent: Tag, type: string, options?: Tag["options"]): Tag => ({
  type,
  parent,
  ...(options && { options }),
});
