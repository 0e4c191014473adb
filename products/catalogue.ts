import { BOOKS, type BookId } from "../app/funnels/dating-quiz/content/books.ts";
import type { Product } from "../tools/products/product.ts";

/** What a guide is made with, beside its manuscript. */
const GUIDE_MEANS = [
  "products/guides/*.ts",
  "app/funnels/dating-quiz/content/{books,covers}.ts",
  "app/funnels/dating-quiz/rules/cover*.ts",
];

const guides = (Object.keys(BOOKS) as BookId[]).map(
  (id): Product => ({
    key: `bundles/guides/${id}.pdf`,
    contentType: "application/pdf",
    sources: [`products/guides/${id}.md`, ...GUIDE_MEANS],
    make: async () => {
      const { makeBooklet } = await import("./guides/pack-library.ts");
      return (await makeBooklet(id)).bytes;
    },
  }),
);

/** Everything that `npm run products` makes. Each is loaded only when it is made. */
export const PRODUCTS: readonly Product[] = [
  {
    key: "bundles/dating-archetypes-guide.pdf",
    contentType: "application/pdf",
    sources: ["products/dating-guide/**", "app/funnels/dating-quiz/content/archetypes.ts"],
    make: async () => {
      const { printGuide } = await import("./dating-guide/print-guide.ts");
      return (await printGuide()).bytes;
    },
  },
  {
    key: "bundles/perfectionism-toolkit.zip",
    contentType: "application/zip",
    sources: ["products/perfectionism-toolkit/**", "public/fonts/figtree.woff2"],
    make: async () => (await import("./perfectionism-toolkit/pack-toolkit.ts")).packToolkit(),
  },
  ...guides,
  {
    key: "bundles/dating-library.zip",
    contentType: "application/zip",
    sources: ["products/guides/**", ...GUIDE_MEANS],
    make: async () => (await import("./guides/pack-library.ts")).packLibrary(),
  },
];
