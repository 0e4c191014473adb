import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCAL_KEYS, SESSION_KEYS } from "./browser-storage.ts";

const product = readFileSync("docs/product.md", "utf8");

test.each([
  ["local", LOCAL_KEYS],
  ["session", SESSION_KEYS],
])("The keys in %s storage are those of the documented table", (storage, keys) => {
  const documented = [...product.matchAll(/^\| `(\w+)` \| (local|session) \|/gm)]
    .filter((row) => row[2] === storage)
    .map((row) => row[1]);
  expect(documented.toSorted()).toEqual(keys.toSorted());
});
