import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Product } from "../../products/catalogue.ts";
import { buildProducts } from "./build-products.ts";

let folder: string;
let made: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-products-"));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const product = (key: string): Product => ({
  key,
  contentType: "application/pdf",
  sources: [join(folder, key.replace("/", "-"))],
  make: async () => {
    made.push(key);
    return new TextEncoder().encode(`the ${key}`);
  },
});

const build = (options?: { isForced: boolean }) =>
  buildProducts([product("a/one"), product("a/two")], { folder, ...options });

test("Missing products are made, and stored where they are sold from", async () => {
  const [one] = await build();
  expect(readFileSync(one?.path ?? "", "utf8")).toBe("the a/one");
  await build();
  expect(made).toEqual(["a/one", "a/two"]);
  rmSync(join(folder, "a/two"));
  await build();
  expect(made.slice(2)).toEqual(["a/two"]);
});

test("A product is made again if a source of its own has changed, and all of them are if forced", async () => {
  await build();
  writeFileSync(join(folder, "a-one"), "another manuscript");
  await build();
  expect(made.slice(2)).toEqual(["a/one"]);
  await build({ isForced: true });
  expect(made.slice(3)).toEqual(["a/one", "a/two"]);
});
