import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Product } from "../../products/catalogue.ts";
import { root } from "../tool.ts";

/** What every product is made with. */
const MEANS = [
  "packages/press/**/*.ts",
  "app/design/palette.ts",
  "products/*.ts",
  "tools/products/**/*.ts",
  "{wrangler.toml,production.json}",
  "package-lock.json",
];
/** Not in build/, which is emptied by every build of the app. */
const FOLDER = join(root, "dist");

export type Built = { readonly product: Product; readonly path: string };

/**
 * Makes each product that is missing, or was made from other sources.
 *
 * @param isForced makes all of them
 */
export async function buildProducts(
  products: readonly Product[],
  { isForced = false, folder = FOLDER } = {},
): Promise<Built[]> {
  const stampsPath = join(folder, ".sources.json");
  const stamps = readStamps(stampsPath);
  const built: Built[] = [];
  for (const product of products) {
    const path = join(folder, product.key);
    const sources = hashFiles([...MEANS, ...product.sources]);
    if (isForced || stamps[product.key] !== sources || !existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await product.make());
      stamps[product.key] = sources;
      writeFileSync(stampsPath, JSON.stringify(stamps));
    }
    built.push({ product, path });
  }
  return built;
}

const readStamps = (path: string): Record<string, string> =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};

function hashFiles(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const path of files.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}
