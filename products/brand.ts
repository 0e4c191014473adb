import { readFileSync } from "node:fs";
import { join } from "node:path";

const readConfig = (): string =>
  readFileSync(join(import.meta.dirname, "../wrangler.toml"), "utf8");

/** Read from the configuration, so that printed products and pages never disagree. */
export function readBrandName(): string {
  const name = /^BRAND_NAME = "(.+)"$/m.exec(readConfig())?.[1];
  if (name === undefined) throw new Error("wrangler.toml has no BRAND_NAME.");
  return name;
}

/** The production site's, from the configuration; null while that still names a placeholder. */
export function readSiteOrigin(config = readConfig()): string | null {
  const origin = /^SITE_ORIGIN = "(https:\/\/.+)"$/m.exec(config)?.[1];
  return origin === undefined || /[./]example$/.test(origin) ? null : origin;
}
