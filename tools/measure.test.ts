import { expect, test } from "vitest";
import { formatFigure, measureTree } from "./measure.ts";

const file = (lines: number, comment = "") => `${comment}${"x\n".repeat(lines)}`;
const measure = (files: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    measureTree(new Map(Object.entries(files))).map(({ name, value }) => [name, value]),
  );

test("Product code counts; tests, fixtures, content and other folders do not", () => {
  const figures = measure({
    "app/a.ts": file(9, "// why\n"),
    "products/book.tsx": file(301),
    "tools/run.mjs": file(40),
    "app/a.test.ts": file(500),
    "tests/fixtures/a.ts": file(500),
    "app/funnels/one/content/texts.ts": file(500),
    "packages/press/a.ts": file(500),
    "products/book.md": file(500),
  });
  expect(figures).toMatchObject({
    ...{ files: 3, lines: 351, "files over 300 lines": 1, "files under 15 lines": 1 },
    ...{ "lines of a file, median": 40, "lines of a file, maximum": 301, "comment lines, %": 0.3 },
  });
});

test("A folder may hold 40 files, app/routes any number", () => {
  const fill = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/${at}.ts`, file(1)]));
  const folders = { ...fill("app/a", 40), ...fill("app/b", 41), ...fill("app/routes", 50) };
  expect(measure(folders)).toMatchObject({ "folders with over 40 files": 1 });
});

test("An unmet limit is marked", () => {
  expect(formatFigure({ name: "files", value: 5, most: 5 })).not.toContain("NOT MET");
  expect(formatFigure({ name: "files", value: 6, most: 5 })).toMatch(/6 +at most 5 +NOT MET/);
  expect(formatFigure({ name: "lines", value: 1, least: 2 })).toMatch(/1 +at least 2 +NOT MET/);
});
