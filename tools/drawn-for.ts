import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBrandName, readSiteOrigin } from "../products/brand.ts";
import { root } from "./tool.ts";

/** What the pictures of `npm run images` show: the brand, and the site's address once there is a site. */
export type DrawnFor = { readonly name: string; readonly siteOrigin: string | null };

const FILE = join(root, "tools/drawn-for.json");

/** What the committed pictures show. */
export const readDrawnFor = (): DrawnFor => JSON.parse(readFileSync(FILE, "utf8"));

/** Stores what the pictures show, because it cannot be read from them. */
export const writeDrawnFor = (drawnFor: DrawnFor): void =>
  writeFileSync(FILE, `${JSON.stringify(drawnFor, null, 2)}\n`);

/** What pictures drawn now would show; `variables` of a site's file, by default production's. */
export const whomToDrawFor = (variables?: Readonly<Record<string, string>>): DrawnFor => ({
  name: readBrandName(variables),
  siteOrigin: readSiteOrigin(variables),
});
