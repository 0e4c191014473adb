import type { Product } from "../tools/products/product.ts";

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
];
