import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { SHEET_WIDTHS, sheetPath } from "../../app/funnels/shared/content/sheet.ts";
import { findBrowser, launchArguments } from "../browser.ts";
import { root } from "../tool.ts";
import { drawLesson } from "./draw-lesson.ts";
import { drawPage, openDesk } from "./draw-pages.ts";
import { listPictures, MOST_BYTES } from "./pictures.ts";
import { PRINTED } from "./sources.ts";

/** Drawn larger than it is shown: small letters come out cleaner. */
const DRAWN_WIDTH = 1_440;

/** Draws the pages that shops show, as they are printed and served now. */
export async function makeGoods(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    const desk = await browser.newPage();
    await openDesk(desk);
    const lesson = await drawLesson(browser);
    for (const { id, size } of listPictures()) {
      const [read, page] = PRINTED[id] ?? [];
      const png =
        lesson.get(id) ??
        (read && page && (await drawPage(desk, { pdf: await read(), page, width: DRAWN_WIDTH })));
      if (!png) throw new Error(`Nothing is known to draw ${id} from.`);
      const avif = await encode(sharp(png).resize({ width: SHEET_WIDTHS[size] }));
      const path = join("public", sheetPath(id, size));
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), avif);
      console.log(`${path.padEnd(48)}${Math.ceil(avif.length / 1_000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

/** Encodes it as well as `MOST_BYTES` allows. */
async function encode(picture: Sharp): Promise<Buffer> {
  for (const quality of [55, 45, 38, 32, 26]) {
    const avif = await picture.clone().avif({ quality }).toBuffer();
    if (avif.length <= MOST_BYTES) return avif;
  }
  throw new Error(`A picture needs more than ${MOST_BYTES} bytes.`);
}
