import { expect, test } from "vitest";
import { fileOfGuide, LIBRARY_FILE, SOLD_FILES, type SoldFile } from "#app/domain/download.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import { type OrderId, PRODUCTS } from "#app/domain/order.ts";
import { library as libraryWords } from "../content/downloads.ts";
import { orderDelivery } from "../content/mails.ts";
import { products } from "../content/products.ts";
import { describeFormat, describeStored, findProductFile } from "./product-file.ts";

const own: readonly SoldFile[] = Object.values(SOLD_FILES);
const library: readonly SoldFile[] = [LIBRARY_FILE, ...GUIDE_IDS.map(fileOfGuide)];

test("A product has its own file and the library, and nothing of the other's", () => {
  const sold = PRODUCTS.flatMap((product) => products[product].downloads.map(({ file }) => file));
  expect(sold.sort()).toEqual([...own].sort());
  for (const product of PRODUCTS) {
    const opened = [...own, ...library].filter((file) => findProductFile(product, file));
    expect(opened).toEqual([products[product].downloads[0].file, ...library]);
    for (const name of [
      "",
      "../orders",
      "no-guide.pdf",
      "whole",
      "whole.PDF",
      "guides/whole.pdf",
    ]) {
      expect(findProductFile(product, name)).toBeNull();
    }
  }
});

test("The words say how many guides there are", () => {
  const delivery = orderDelivery({
    ...{ id: "7777abcd-7777-4777-8777-777777777777" as OrderId, name: "", amount: "", day: "" },
    ...{ guaranteeDays: 30, downloads: [], contactEmail: "" },
  });
  for (const words of [libraryWords.title, ...delivery.paragraphs.slice(0, 1)]) {
    expect(words).toMatch(new RegExp(`\\b${GUIDE_IDS.length} guides\\b`));
  }
});

test("A file is kept under a name that fits a header and every disk", () => {
  for (const file of [...own, ...library]) {
    const { saveAs, contentType } = describeStored(file);
    expect(saveAs).toMatch(/^[a-z][a-z0-9-]*\.(pdf|zip)$/);
    expect(contentType).toBe(`application/${saveAs.split(".")[1]}`);
  }
});

test.for<[SoldFile, string]>([
  [SOLD_FILES.guide, "bundles/dating-archetypes-guide.pdf"],
  [LIBRARY_FILE, "bundles/dating-library.zip"],
  ["whole.pdf", "bundles/guides/whole.pdf"],
])("%s lies at %s", ([file, key]) => {
  expect(describeStored(file).key).toBe(key);
});

test.for([
  [null, "PDF"],
  [1, "PDF, 1 kB"],
  [80_001, "PDF, 81 kB"],
  [999_000, "PDF, 999 kB"],
  [1_000_000, "PDF, 1.0 MB"],
  [1_449_000, "PDF, 1.4 MB"],
] as const)("A guide of %s bytes is told as %s", ([size, told]) => {
  expect(describeFormat(SOLD_FILES.guide, size)).toBe(told);
});
