import { expect, test } from "vitest";
import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import { ALL_GUIDE_IDS, GUIDE_IDS, LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import {
  fileOfGuide,
  fileOfReport,
  LIBRARY_FILE,
  OWN_REPORT_FILE,
  SOLD_FILES,
  type SoldFile,
} from "#app/domain/purchase/download.ts";
import { PRODUCTS } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import { library as libraryWords } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import { describeFormat, describeStored, findProductFile, listDownloads } from "./product-file.ts";

const library: readonly SoldFile[] = [LIBRARY_FILE, ...GUIDE_IDS.map(fileOfGuide)];
const lifeGuides: readonly SoldFile[] = LIFE_GUIDE_IDS.map(fileOfGuide);
const all: readonly SoldFile[] = [
  ...Object.values(SOLD_FILES),
  ...ARCHETYPES.map(fileOfReport),
  OWN_REPORT_FILE,
  ...library,
  ...lifeGuides,
];
const bundle = (archetype: Archetype | null, quizResult: QuizResult | null = null) =>
  ({ product: "dating_bundle", archetype, quizResult }) as const;
const quizResult: QuizResult = {
  name: null,
  age: null,
  gender: null,
  dates: null,
  scores: { echo: 7, avoidant: 0, idealist: 0, analyzer: 0, resigned: 0 },
};
const toolkit = { product: "perfectionism_toolkit", archetype: null, quizResult: null } as const;

test.for<[string, Parameters<typeof listDownloads>[0], readonly SoldFile[]]>([
  ...ARCHETYPES.map((archetype): [string, Parameters<typeof listDownloads>[0], SoldFile[]] => [
    `the bundle of ${archetype}`,
    bundle(archetype),
    [SOLD_FILES.guide, fileOfReport(archetype)],
  ]),
  ["a bundle with scores", bundle("echo", quizResult), [SOLD_FILES.guide, OWN_REPORT_FILE]],
  ["a bundle without a result", bundle(null), [SOLD_FILES.guide]],
  ["the toolkit", toolkit, [SOLD_FILES.toolkit]],
  ["a toolkit with a result", { ...toolkit, archetype: "echo" }, [SOLD_FILES.toolkit]],
])("The downloads of %s are its own files and its library, and no others", ([, order, own]) => {
  expect(listDownloads(order).map(({ file }) => file)).toEqual(own);
  const given = all.filter((file) => findProductFile(order, file));
  const isToolkit = order.product === "perfectionism_toolkit";
  expect(given).toEqual([...own, ...library, ...(isToolkit ? lifeGuides : [])]);
  for (const name of ["", "../orders", "no-guide.pdf", "whole", "whole.PDF", "guides/whole.pdf"]) {
    expect(findProductFile(order, name)).toBeNull();
  }
});

test("Mail and page list the same downloads", () => {
  for (const product of PRODUCTS) {
    const titles = listDownloads({ product, archetype: "idealist", quizResult: null }).map(
      ({ title }) => title,
    );
    expect(products[product].downloads.map(({ title }) => title)).toEqual(titles);
  }
});

test("The texts state the number of guides that come with a product", () => {
  for (const product of PRODUCTS) {
    const open = ALL_GUIDE_IDS.filter(
      (id) => findProductFile({ ...toolkit, product }, fileOfGuide(id)) !== null,
    );
    expect(libraryWords.of[product].count).toBe(open.length);
  }
});

test("File names are safe in headers and on every file system", () => {
  for (const file of all) {
    const { saveAs, contentType } = describeStored(file);
    expect(saveAs).toMatch(/^[a-z][a-z0-9-]*\.(pdf|zip)$/);
    expect(contentType).toBe(`application/${saveAs.split(".")[1]}`);
  }
});

test.for<[SoldFile, string]>([
  [SOLD_FILES.guide, "bundles/dating-archetypes-guide.pdf"],
  [fileOfReport("echo"), "bundles/dating-report-echo.pdf"],
  [LIBRARY_FILE, "bundles/dating-library.zip"],
  ["whole.pdf", "bundles/guides/whole.pdf"],
])("%s is stored at %s", ([file, key]) => {
  expect(describeStored(file).key).toBe(key);
});

test.for([
  [null, "PDF"],
  [1, "PDF, 1 kB"],
  [80_001, "PDF, 81 kB"],
  [999_000, "PDF, 999 kB"],
  [1_000_000, "PDF, 1.0 MB"],
  [1_449_000, "PDF, 1.4 MB"],
] as const)("A guide of %s bytes is described as %s", ([size, told]) => {
  expect(describeFormat(SOLD_FILES.guide, size)).toBe(told);
});
