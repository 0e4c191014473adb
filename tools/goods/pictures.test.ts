import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SHEET_WIDTHS, sheetPath } from "../../app/funnels/shared/content/sheet.ts";
import { root } from "../tool.ts";
import { listPictures, MOST_BYTES } from "./pictures.ts";

const pictures = listPictures();
const pathOf = ({ id, size }: (typeof pictures)[number]) => join("public", sheetPath(id, size));

test("Every picture of the goods exists in its size and is light, and no other is stored", async () => {
  const stored = globSync("public/goods/*", { cwd: root });
  expect(stored.sort()).toEqual(pictures.map(pathOf).sort());
  for (const picture of pictures) {
    const bytes = readFileSync(join(root, pathOf(picture)));
    expect(bytes.length, picture.id).toBeLessThanOrEqual(MOST_BYTES);
    const { width, height = 0 } = await sharp(bytes).metadata();
    expect(width, picture.id).toBe(SHEET_WIDTHS[picture.size]);
    // One pixel of rounding: the page reserves the height of the ratio.
    expect(Math.abs(height - width * picture.ratio), picture.id).toBeLessThanOrEqual(1.5);
  }
});
