import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SIGN_SPRITE, writeSignSprite } from "../../tools/sign-sprite.ts";
import { root } from "../../tools/tool.ts";

test("Pages show the signs that the guide prints: `node tools/make-images.ts` has written them", () => {
  expect(readFileSync(join(root, SIGN_SPRITE), "utf8")).toBe(writeSignSprite());
});
