import type { Pen, Tag } from "./pen.ts";

/** What is set is a stack of rows, between which a page may end. */
export type Row = {
  readonly height: number;
  /** Space to the row above. Of two neighbours the greater one counts, and none at the top of a page. */
  readonly before: number;
  readonly after: number;
  /** The next row stands on the same page. */
  readonly keepsNext: boolean;
  readonly draw: (pen: Pen, y: number) => void;
  /** Left out where its page has no room for it. */
  readonly isSpare?: boolean;
  /** Something that is found by its page. */
  readonly mark?: Mark;
};

export type Mark = {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
};

type RowOptions = Partial<Omit<Row, "height" | "draw">>;

export const row = (height: number, draw: Row["draw"], options: RowOptions = {}): Row => ({
  ...{ height, draw, before: 0, after: 0, keepsNext: false },
  ...options,
});

export const NEW_PAGE: Row = row(0, () => {});

export const gapBetween = (above: Row | undefined, below: Row): number =>
  above === undefined ? 0 : Math.max(above.after, below.before);

/** Where each row stands when all of them stand together, and how high that is. */
export function stack(rows: readonly Row[]): { placed: { row: Row; y: number }[]; height: number } {
  let height = 0;
  const placed = rows.map((each, index) => {
    const y = height + gapBetween(rows[index - 1], each);
    height = y + each.height;
    return { row: each, y };
  });
  return { placed, height };
}

/** Rows as one, which no page parts. */
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

/** Space around a block, and which of its rows stay together. */
export function spaced(rows: readonly Row[], before: number, after = before): Row[] {
  return rows.map((each, index) => ({
    ...each,
    ...(index === 0 && { before: Math.max(before, each.before) }),
    ...(index === rows.length - 1 && { after: Math.max(after, each.after) }),
  }));
}

/** The same, whatever space the rows had at their ends. */
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

/** No line alone at the foot of a page, and none alone at the head of the next. */
export const keepEdges = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => ({
    ...each,
    keepsNext:
      each.keepsNext || (index < rows.length - 1 && (index === 0 || index === rows.length - 2)),
  }));

export const keepAll = (rows: readonly Row[]): Row[] =>
  rows.map((each) => ({ ...each, keepsNext: true }));

/** The last row may be the last of its page. */
export const keepTogether = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => ({ ...each, keepsNext: each.keepsNext || index < rows.length - 1 }));

export const child = (parent: Tag, type: string, options?: Tag["options"]): Tag => ({
  ...{ type, parent },
  ...(options && { options }),
});
