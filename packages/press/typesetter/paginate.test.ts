import fc from "fast-check";
import { expect, test } from "vitest";
import { depthOf, paginate, paginateEvenly } from "./paginate.ts";
import { keepEdges, NEW_PAGE, type Row, row } from "./rows.ts";

const HEIGHT = 100;
const line = (height: number, options: Partial<Row> = {}): Row => row(height, () => {}, options);

const rowsOf = fc.array(
  fc
    .record({
      height: fc.integer({ min: 1, max: 20 }),
      before: fc.integer({ min: 0, max: 15 }),
      after: fc.integer({ min: 0, max: 15 }),
      keepsNext: fc.boolean(),
    })
    .map(({ height, ...options }) => line(height, options)),
  { maxLength: 40 },
);

/** Keeps at most three rows together: three of the maximum height always fit. */
const limitKeeping = (rows: readonly Row[]): Row[] =>
  rows.map((each, index) => ({ ...each, keepsNext: each.keepsNext && index % 3 !== 2 }));

const WAYS = { paginate, paginateEvenly };

test.each(Object.entries(WAYS))(
  "Every row is on one page, in order, within the page's height and over no other row: %s",
  (_, fill) => {
    fc.assert(
      fc.property(rowsOf.map(limitKeeping), (rows) => {
        const pages = fill(rows, HEIGHT);
        expect(pages.flat().map((each) => each.row)).toEqual(rows);
        for (const page of pages) {
          expect(depthOf(page)).toBeLessThanOrEqual(HEIGHT);
          expect(page[0]?.y).toBe(0);
          let bottom = 0;
          for (const { row: each, y } of page) {
            expect(y).toBeGreaterThanOrEqual(bottom);
            bottom = y + each.height;
          }
        }
      }),
    );
  },
);

test.each(Object.entries(WAYS))(
  "No page ends with a row that must stay with the next one: %s",
  (_, fill) => {
    fc.assert(
      fc.property(rowsOf.map(limitKeeping), (rows) => {
        for (const page of fill(rows, HEIGHT).slice(0, -1)) {
          expect(page.at(-1)?.row.keepsNext).toBe(false);
        }
      }),
    );
  },
);

test("Paragraphs have no widows or orphans", () => {
  const paragraph = keepEdges(Array.from({ length: 4 }, () => line(10)));
  const counts = [60, 70, 80, 90].map((above) =>
    paginate([line(above), ...paragraph], HEIGHT).map((page) => page.length),
  );
  expect(counts).toEqual([[5], [3, 2], [3, 2], [1, 4]]);
});

test("A page break ends the page and never leaves an empty one", () => {
  const rows = [NEW_PAGE, line(10), NEW_PAGE, NEW_PAGE, line(10), NEW_PAGE];
  for (const fill of Object.values(WAYS)) {
    expect(fill(rows, HEIGHT).map((page) => page.length)).toEqual([1, 1]);
  }
});

const depthsOf = (fill: typeof paginate, heights: readonly number[]): number[] =>
  fill(
    heights.map((height) => line(height, { after: 1 })),
    HEIGHT,
  ).map(depthOf);

test("Even pages leave rows for a last page that would be nearly empty", () => {
  const heights = [30, 30, 30, 30, 30, 30, 10];
  expect(depthsOf(paginate, heights)).toEqual([92, 92, 10]);
  expect(depthsOf(paginateEvenly, heights)).toEqual([92, 61, 41]);
});

test("Even pages balance the pages before an unbreakable block, without adding any", () => {
  const heights = [30, 30, 30, 30, 90];
  expect(depthsOf(paginate, heights)).toEqual([92, 30, 90]);
  expect(depthsOf(paginateEvenly, heights)).toEqual([61, 61, 90]);
});

test("An unbreakable block higher than a page is rejected by name", () => {
  const heading = line(20, {
    keepsNext: true,
    mark: { id: "a", title: "A long table", level: 2 },
  });
  for (const fill of Object.values(WAYS)) {
    expect(() => fill([heading, line(90)], HEIGHT)).toThrow("higher than a page: A long table");
  }
});

test("An optional row is dropped if its page has no room, and the next rows are set as if it were not there", () => {
  const spare = line(40, { isSpare: true });
  const heights = (rows: readonly Row[]) =>
    paginate(rows, 100).map((page) => page.map((placed) => placed.row.height));
  expect(heights([line(50), spare, line(10)])).toEqual([[50, 40, 10]]);
  expect(heights([line(70), spare, line(10)])).toEqual([[70, 10]]);
  expect(heights([line(70), spare])).toEqual([[70]]);
});
