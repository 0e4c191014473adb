/** `npm run products` makes what is sold, below dist; `-- --upload` also puts it into the bucket. */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { PRODUCTS } from "../products/catalogue.ts";
import { buildProducts } from "./products/build-products.ts";
import { uploadProducts } from "./products/upload-products.ts";
import { runStep } from "./tool.ts";

const { values } = parseArgs({ options: { upload: { type: "boolean", default: false } } });

try {
  const built = await runStep("Printing", () => buildProducts(PRODUCTS, { isForced: true }));
  for (const { product, path } of built) {
    console.log(`  ${product.key}  ${Math.ceil(statSync(path).size / 1000)} kB`);
  }
  if (values.upload) await runStep("Uploading", () => uploadProducts(built));
} catch (error) {
  console.error(error);
  process.exit(1);
}
