import { runTool } from "../tool.ts";
import type { Built } from "./build-products.ts";

const BUCKET = "kindling-files";

/**
 * Puts products into the bucket that the deployed workers read. Needs the rights of `wrangler login` or
 * CLOUDFLARE_API_TOKEN.
 *
 * @throws Error with wrangler's output
 */
export async function uploadProducts(built: readonly Built[]): Promise<void> {
  for (const { product, path } of built) {
    const { ok, output } = await runTool("wrangler", [
      ...["r2", "object", "put", `${BUCKET}/${product.key}`, "--remote"],
      ...["--file", path, "--content-type", product.contentType],
    ]);
    if (!ok) throw new Error(output);
  }
}
