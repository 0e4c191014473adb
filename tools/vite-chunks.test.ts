import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./tool.ts";
import { CHUNKS, nameChunk } from "./vite-chunks.ts";

const EXTENSIONS = [".ts", ".tsx", ".css.ts"];

test.each(Object.values(CHUNKS).flat())("%s is a module of the app", (path) => {
  expect(
    EXTENSIONS.filter((extension) => existsSync(join(root, "app", path + extension))),
  ).not.toEqual([]);
});

test.each([
  ["/x/app/design/controls/button.tsx", "shared"],
  ["/x/app/design/controls/button.css.ts", "shared"],
  ["/x/app/design/controls/button.css.ts.vanilla.css", "shared"],
  ["/x/app/design/controls/button-row.tsx", undefined],
  ["/x/app/funnels/dating-quiz/rules/offer.ts", "offer"],
  ["/x/app/funnels/life-assessment/rules/offer.ts", undefined],
  ["/x/node_modules/react/index.js", "vendor"],
  ["/x/node_modules/zod/index.js", undefined],
])("%s goes into chunk %s", (id, chunk) => {
  expect(nameChunk(id)).toBe(chunk);
});
