/**
 * `node tools/make-images.ts` draws the brand's images, the pictures to share and those of what is sold: run it after a new name,
 * address, headline or logo, or when a product looks different, and commit the result.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { FONT_PATH } from "../app/design/page-tokens.ts";
import { hero } from "../app/funnels/waitlist/content/texts.ts";
import { readBrandName, readSiteOrigin } from "../products/brand.ts";
import { writeCardPage, writeFontFace, writeIconPage } from "./brand-pages.ts";
import { FUNNEL_CARDS } from "./funnel-cards.ts";
import { makeGoods } from "./goods/make-goods.ts";
import { listMailSigns } from "./mail-signs.ts";
import { takePictures } from "./picture.ts";
import { readScene, writeScenePage } from "./scene-page.ts";
import { listSharePages } from "./share-pages.ts";
import { SIGN_SPRITE, writeSignSprite } from "./sign-sprite.ts";
import { root } from "./tool.ts";

const read = (path: string): Buffer => readFileSync(join(root, path));

/** Without its background: icons have their own, which a phone crops to its shape. */
const markSvg = read("public/favicon.svg")
  .toString()
  .replace(/<rect[^>]*\/>/, "");

// The logo fills 84 % of its own square. A mask may leave a circle of 80 % (w3.org/TR/appmanifest, safe zone).
const MASKABLE_PERCENT = 88;

const frame = {
  name: readBrandName(),
  siteOrigin: readSiteOrigin(),
  markSvg,
  fontFace: writeFontFace(read(`public${FONT_PATH}`)),
};
const brandCard = { title: hero.title.flat().join(" "), line: hero.facts.join(" · ") };

const drawCard = (
  path: string,
  card: Omit<Parameters<typeof writeCardPage>[0], keyof typeof frame>,
) => ({
  path: `public${path}`,
  width: 1200,
  height: 630,
  isFlat: true,
  open: (page: Page) => page.setContent(writeCardPage({ ...frame, ...card })),
});

const drawIcon = (path: string, size: number, percent: number) => ({
  path,
  width: size,
  height: size,
  open: (page: Page) => page.setContent(writeIconPage(markSvg, percent)),
});

/** The scene of a product at the top of its mail, in its dark inks on the dark panel. */
const mailScenes = {
  ember: readScene("states", "paid"),
  rose: readScene("waitlist", "dating"),
  lagoon: readScene("life", "area-growth"),
  iris: readScene("life", "interstitial-4"),
} as const;

const drawMailScene = (accent: keyof typeof mailScenes) => ({
  path: `public/mail/${accent}.png`,
  width: 240,
  height: 160,
  open: (page: Page) => page.setContent(writeScenePage(mailScenes[accent], accent)),
});
writeFileSync(join(root, SIGN_SPRITE), writeSignSprite());

await takePictures([
  drawCard("/og-image.png", brandCard),
  ...FUNNEL_CARDS.map(({ path, ...card }) => drawCard(path, card)),
  ...listSharePages(frame).map(({ html, ...picture }) => ({
    ...picture,
    isFlat: true,
    open: (page: Page) => page.setContent(html),
  })),
  drawIcon("public/apple-touch-icon.png", 180, 100),
  drawIcon("public/icon-192.png", 192, MASKABLE_PERCENT),
  drawIcon("public/icon-512.png", 512, MASKABLE_PERCENT),
  drawIcon("public/mail/mark.png", 72, 100),
  drawMailScene("ember"),
  drawMailScene("rose"),
  drawMailScene("lagoon"),
  drawMailScene("iris"),
  ...listMailSigns(),
]);
await makeGoods();
