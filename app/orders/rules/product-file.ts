import { fileOfGuide, LIBRARY_FILE, type SoldFile } from "#app/domain/download.ts";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import type { ProductId } from "#app/domain/order.ts";
import { products } from "../content/products.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  zip: "application/zip",
};

const readExtension = (file: SoldFile): string => file.slice(file.lastIndexOf(".") + 1);

const GUIDE_FILES: readonly SoldFile[] = GUIDE_IDS.map(fileOfGuide);
const LIBRARY_FILES: readonly SoldFile[] = [LIBRARY_FILE, ...GUIDE_FILES];

/** The file of a product that an address names; null when it has no such file. Both have the library. */
export const findProductFile = (product: ProductId, name: string): SoldFile | null =>
  listProductFiles(product).find((file) => file === name) ?? null;

const listProductFiles = (product: ProductId): readonly SoldFile[] => [
  ...products[product].downloads.map(({ file }) => file),
  ...LIBRARY_FILES,
];

/** Where all that is sold lies. */
export const BUNDLES = "bundles/";

/** Where a file lies, and what an answer says of it. */
export const describeStored = (file: SoldFile) => ({
  key: `${BUNDLES}${GUIDE_FILES.includes(file) ? "guides/" : ""}${file}`,
  saveAs: file,
  contentType: CONTENT_TYPES[readExtension(file)] ?? "application/octet-stream",
});

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** "PDF, 1.4 MB"; while nobody knows the size, the format alone. */
export function describeFormat(file: SoldFile, size: number | null): string {
  const format = readExtension(file).toUpperCase();
  if (size === null) return format;
  return size < MEGABYTE
    ? `${format}, ${Math.ceil(size / KILOBYTE)} kB`
    : `${format}, ${(size / MEGABYTE).toFixed(1)} MB`;
}
