import type { Archetype } from "#app/domain/archetypes.ts";
import { ALL_GUIDE_IDS, GUIDE_IDS } from "#app/domain/guides.ts";
import {
  fileOfGuide,
  LIBRARY_FILE,
  OWN_REPORT_FILE,
  type SoldFile,
} from "#app/domain/purchase/download.ts";
import { grantGuides } from "#app/domain/purchase/grant-guides.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import { type ProductFile, products } from "../content/products.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  zip: "application/zip",
};

const readExtension = (file: SoldFile): string => file.slice(file.lastIndexOf(".") + 1);

const GUIDE_FILES: readonly SoldFile[] = ALL_GUIDE_IDS.map(fileOfGuide);

/** Both products include the guides on dating; those beyond dating come with the toolkit. */
const LIBRARY_FILES: Readonly<Record<ProductId, readonly SoldFile[]>> = {
  dating_bundle: [LIBRARY_FILE, ...GUIDE_IDS.map(fileOfGuide)],
  perfectionism_toolkit: [LIBRARY_FILE, ...GUIDE_FILES],
};

type Part = (typeof products)[ProductId]["downloads"][number];
const isForAll = (part: Part): part is ProductFile => typeof part.file !== "function";

type Bought = {
  readonly product: ProductId;
  readonly archetype: Archetype | null;
  readonly quizResult: QuizResult | null;
};

/** The downloads of an order. Its report is the one printed from its scores, else the one for its result. */
export const listDownloads = ({ product, archetype, quizResult }: Bought): readonly ProductFile[] =>
  products[product].downloads.flatMap((part) => {
    if (isForAll(part)) return [part];
    if (archetype === null) return [];
    const { own, ...words } = part;
    const picture = part.picture(archetype);
    if (quizResult === null) return [{ ...words, file: part.file(archetype), picture }];
    return [{ ...words, ...own, file: OWN_REPORT_FILE, picture }];
  });

/** The file of an order with this name, including the files of its library; null if there is none. */
export const findProductFile = (order: Bought, name: string): SoldFile | null =>
  [...listDownloads(order).map(({ file }) => file), ...LIBRARY_FILES[order.product]].find(
    (file) => file === name,
  ) ?? null;

/** The downloads of a live subscription. */
export function listSubscriberFiles(
  subscriber: Parameters<typeof grantGuides>[0],
): readonly SoldFile[] {
  const guides = grantGuides(subscriber).ids.map(fileOfGuide);
  return subscriber.hasPaidMonth ? [LIBRARY_FILE, ...guides] : guides;
}

/** The R2 prefix of all sold files. */
export const BUNDLES = "bundles/";

export const keyOf = (file: SoldFile): string =>
  `${BUNDLES}${GUIDE_FILES.includes(file) ? "guides/" : ""}${file}`;

/** Storage key and response headers of a file. */
export const describeStored = (file: SoldFile) => ({
  key: keyOf(file),
  saveAs: file,
  contentType: CONTENT_TYPES[readExtension(file)] ?? "application/octet-stream",
});

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** "PDF, 1.4 MB"; just the format while the size is unknown. */
export function describeFormat(file: SoldFile, size: number | null): string {
  const format = readExtension(file).toUpperCase();
  if (size === null) return format;
  return size < MEGABYTE
    ? `${format}, ${Math.ceil(size / KILOBYTE)} kB`
    : `${format}, ${(size / MEGABYTE).toFixed(1)} MB`;
}
