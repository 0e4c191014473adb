/** `npm run products` makes what is sold, below dist; `npm run deploy` uploads what has changed. */
import { statSync } from "node:fs";
import { PRODUCTS } from "../products/catalogue.ts";
import { buildProducts } from "./products/build-products.ts";
import { runStep } from "./tool.ts";

try {
  const built = await runStep("Printing", () => buildProducts(PRODUCTS, { isForced: true }));
  for (const { product, path } of built) {
    console.log(`  ${product.key}  ${Math.ceil(statSync(path).size / 1000)} kB`);
  }
} catch (error) {
  console.error(error);
  process.exit(1);
}
