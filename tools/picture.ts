import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser, launchArguments } from "./browser.ts";
import { root } from "./tool.ts";

/** Brings a new visitor to a screen. */
export type Open = (page: Page) => Promise<unknown>;

type Picture = {
  /** Output path, relative to the root. */
  path: string;
  width: number;
  height: number;
  look?: Pick<BrowserContextOptions, "colorScheme" | "deviceScaleFactor" | "isMobile">;
  /** Whether it has few colours, so that a palette makes the file small. */
  isFlat?: boolean;
  open: Open;
};

/** Opens each page in Chromium and writes a PNG of its viewport. */
export async function takePictures(pictures: readonly Picture[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    for (const picture of pictures) await takePicture(browser, picture);
  } finally {
    await browser.close();
  }
}

async function takePicture(browser: Browser, picture: Picture): Promise<void> {
  const { path, width, height, look, isFlat, open } = picture;
  const context = await browser.newContext({ viewport: { width, height }, ...look });
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: "disabled" });
  const image = isFlat
    ? await sharp(png).png({ palette: true, colours: 96, effort: 10 }).toBuffer()
    : png;
  await context.close();
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), image);
  console.log(`${path.padEnd(36)}${Math.ceil(image.length / 1_000)} kB`);
}
