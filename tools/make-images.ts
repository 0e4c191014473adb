/**
 * `npm run images` draws the brand's images and the pictures of what is sold: run it after a new name, headline or logo,
 * or when a product looks different, and commit the result.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hero } from "../app/funnels/waitlist/content/texts.ts";
import { readBrandName } from "../products/brand.ts";
import { writeCardPage, writeIconPage } from "./brand-pages.ts";
import { makeGoods } from "./goods/make-goods.ts";
import { takePictures } from "./picture.ts";
import { root } from "./tool.ts";

const read = (path: string): Buffer => readFileSync(join(root, path));

/** Without its background: icons bring their own, which a phone crops to its shape. */
const markSvg = read("public/favicon.svg")
  .toString()
  .replace(/<rect[^>]*\/>/, "");

// The logo fills 84 % of its own square. A mask may leave a circle of 80 % (w3.org/TR/appmanifest, safe zone).
const MASKABLE_PERCENT = 88;

const card = writeCardPage({
  name: readBrandName(),
  title: hero.title.flat().join(" "),
  line: hero.facts.join(" · "),
  markSvg,
  fontWoff2: read("public/fonts/figtree.woff2"),
});

const drawIcon = (path: string, size: number, percent: number) => ({
  path,
  width: size,
  height: size,
  open: (page: Page) => page.setContent(writeIconPage(markSvg, percent)),
});

await takePictures([
  { path: "public/og-image.png", width: 1200, height: 630, open: (page) => page.setContent(card) },
  drawIcon("public/apple-touch-icon.png", 180, 100),
  drawIcon("public/icon-192.png", 192, MASKABLE_PERCENT),
  drawIcon("public/icon-512.png", 512, MASKABLE_PERCENT),
]);
await makeGoods();
