import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../tool.ts";
import type { Product } from "./product.ts";

/** What every product is made with. */
const MEANS = [
  "app/press/**/*.ts",
  "app/design/palette.ts",
  "products/*.ts",
  "tools/products/**/*.ts",
  "wrangler.toml",
  "package-lock.json",
];
const FOLDER = join(root, "build/products");
const STAMPS = join(FOLDER, ".sources.json");

export type Built = { readonly product: Product; readonly path: string; readonly isNew: boolean };

/**
 * Makes each product that is missing, or was made of other sources than these.
 *
 * @param isForced makes all of them
 */
export async function buildProducts(
  products: readonly Product[],
  { isForced = false } = {},
): Promise<Built[]> {
  const stamps = readStamps();
  const built: Built[] = [];
  for (const product of products) {
    const path = join(FOLDER, product.key);
    const sources = hashFiles([...MEANS, ...product.sources]);
    const isNew = isForced || stamps[product.key] !== sources || !existsSync(path);
    if (isNew) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await product.make());
      stamps[product.key] = sources;
      writeFileSync(STAMPS, JSON.stringify(stamps));
    }
    built.push({ product, path, isNew });
  }
  return built;
}

function readStamps(): Record<string, string> {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, "utf8")) : {};
}

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const path of files.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}
