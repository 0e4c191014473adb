import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "..", file), "utf8");

type Variables = Readonly<Record<string, string>>;

/** Reads the variables of the deployed site; there are none before it exists. */
function readSite(): Variables {
  const isThere = existsSync(join(import.meta.dirname, "../production.json"));
  return isThere ? JSON.parse(read("production.json")).variables : {};
}

/** Read from the configuration, so that printed products and pages never disagree. */
export function readBrandName(site = readSite()): string {
  const local = /^BRAND_NAME = "(.+)"$/m.exec(read("wrangler.toml"))?.[1];
  const name = site["BRAND_NAME"] ?? local;
  if (name === undefined) throw new Error("wrangler.toml has no BRAND_NAME.");
  return name;
}

/** Reads the production site's origin from its file; null if it is missing or still a placeholder. */
export function readSiteOrigin({ SITE_ORIGIN: origin }: Variables = readSite()): string | null {
  return origin?.startsWith("https://") && !/[./]example$/.test(origin) ? origin : null;
}
