import { readFileSync } from "node:fs";
import type { Built } from "./build-products.ts";

/**
 * Puts products into the local bucket of a running server, so that what is bought there can be downloaded.
 *
 * @throws Error if the server does not accept one
 */
export async function storeProducts(url: string, built: readonly Built[]): Promise<void> {
  await Promise.all(built.map((one) => storeProduct(url, one)));
}

async function storeProduct(url: string, { product, path }: Built): Promise<void> {
  const address = `${url}/__sandbox/files/${product.key}`;
  const { ok, status } = await fetch(address, { method: "PUT", body: readFileSync(path) });
  if (!ok) throw new Error(`The local bucket refused ${product.key}: ${status}.`);
}
