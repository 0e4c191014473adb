import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_PATH } from "./page-tokens.ts";

test("The font's file name contains the hash of its bytes, so that no browser has an old font cached under it", () => {
  const hash = createHash("sha256")
    .update(readFileSync(`public${FONT_PATH}`))
    .digest("hex");
  expect(FONT_PATH).toBe(`/fonts/figtree-${hash.slice(0, 8)}.woff2`);
});

test("Every file cached for a year is named after its content", () => {
  const cachedForAYear = readFileSync("public/_headers", "utf8")
    .split("\n\n")
    .filter((rule) => rule.includes("immutable"))
    .map((rule) => rule.split("\n")[0]);
  // The build puts hashes into the file names under /assets.
  expect(cachedForAYear).toEqual(["/assets/*", "/fonts/*"]);
  expect(globSync("public/fonts/*.woff2").map((path) => path.replaceAll("\\", "/"))).toEqual([
    `public${FONT_PATH}`,
  ]);
});
