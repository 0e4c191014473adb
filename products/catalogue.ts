import { ARCHETYPES, type Archetype } from "../app/domain/archetypes.ts";
import { ALL_GUIDE_IDS, type AnyGuideId } from "../app/domain/guides.ts";
import {
  fileOfGuide,
  fileOfReport,
  LIBRARY_FILE,
  SOLD_FILES,
} from "../app/domain/purchase/download.ts";
import { keyOf } from "../app/orders/rules/product-file.ts";

/** A file that is sold. */
export type Product = {
  /** Its key in the bucket, and its path below dist. */
  readonly key: string;
  readonly contentType: "application/pdf" | "application/zip";
  /** Files that it is made of, besides the press and the top level of products/: globs from the root. */
  readonly sources: readonly string[];
  readonly make: () => Promise<Uint8Array>;
};

/** What the guide and the reports quote from the quiz. */
const TOLD = [
  "app/funnels/dating-quiz/content/archetypes.ts",
  "app/funnels/dating-quiz/content/archetype-names.ts",
];

const report = (archetype: Archetype): Product => ({
  key: keyOf(fileOfReport(archetype)),
  contentType: "application/pdf",
  sources: [
    ...TOLD,
    `products/dating-reports/${archetype}.md`,
    "products/{dating-reports,dating-guide}/*.ts",
    "app/funnels/dating-quiz/content/{books,reading-lists}.ts",
    "app/funnels/dating-quiz/rules/{profile,reader,recommend-books}.ts",
  ],
  make: async () => {
    const { printReport } = await import("./dating-reports/print-report.ts");
    return (await printReport(archetype)).bytes;
  },
});

/** What the guides are made of, besides their manuscripts. */
const GUIDE_MEANS = [
  "products/guides/*.ts",
  "app/domain/guides.ts",
  "app/funnels/dating-quiz/content/{books,covers,guides,life-books,life-guides,sources,topics}.ts",
  "app/funnels/dating-quiz/rules/cover*.ts",
];

const guide = (id: AnyGuideId): Product => ({
  key: keyOf(fileOfGuide(id)),
  contentType: "application/pdf",
  sources: [`products/guides/${id}.md`, ...GUIDE_MEANS],
  make: async () => {
    const { makeBooklet } = await import("./guides/pack-library.ts");
    return (await makeBooklet(id)).bytes;
  },
});

/** Everything that `npm run products` makes. Each is loaded only when it is made. */
export const PRODUCTS: readonly Product[] = [
  {
    key: keyOf(SOLD_FILES.guide),
    contentType: "application/pdf",
    sources: ["products/dating-guide/**", ...TOLD],
    make: async () => {
      const { printGuide } = await import("./dating-guide/print-guide.ts");
      return (await printGuide()).bytes;
    },
  },
  ...ARCHETYPES.map(report),
  {
    key: keyOf(SOLD_FILES.toolkit),
    contentType: "application/zip",
    sources: ["products/perfectionism-toolkit/**", "public/fonts/*.woff2"],
    make: async () => (await import("./perfectionism-toolkit/pack-toolkit.ts")).packToolkit(),
  },
  ...ALL_GUIDE_IDS.map(guide),
  {
    key: keyOf(LIBRARY_FILE),
    contentType: "application/zip",
    sources: ["products/guides/**", ...GUIDE_MEANS],
    make: async () => (await import("./guides/pack-library.ts")).packLibrary(),
  },
];
