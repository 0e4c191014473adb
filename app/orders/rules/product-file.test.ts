import { expect, test } from "vitest";
import { SOLD_FILES } from "#app/domain/download.ts";
import { PRODUCTS } from "#app/domain/order.ts";
import { products } from "../content/products.ts";
import { describeFormat, describeStored, findProductFile } from "./product-file.ts";

test("Each file that is sold belongs to one product, and to no other", () => {
  const sold = PRODUCTS.flatMap((product) => products[product].downloads.map(({ file }) => file));
  expect(sold.sort()).toEqual(Object.values(SOLD_FILES).sort());
  for (const product of PRODUCTS) {
    const own = Object.values(SOLD_FILES).filter((file) => findProductFile(product, file));
    expect(own).toEqual(products[product].downloads.map(({ file }) => file));
    expect(findProductFile(product, "../orders")).toBeNull();
  }
});

test("A file is kept under a name that fits a header and every disk", () => {
  for (const file of Object.values(SOLD_FILES)) {
    const { key, saveAs, contentType } = describeStored(file);
    expect(key).toBe(`bundles/${file}`);
    expect(saveAs).toMatch(/^[a-z][a-z0-9-]*\.(pdf|zip)$/);
    expect(contentType).toBe(`application/${saveAs.split(".")[1]}`);
  }
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
