import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Read from the configuration, so that printed products and pages never disagree. */
export function readBrandName(): string {
  const config = readFileSync(join(import.meta.dirname, "../wrangler.toml"), "utf8");
  const name = /^BRAND_NAME = "(.+)"$/m.exec(config)?.[1];
  if (name === undefined) throw new Error("wrangler.toml has no BRAND_NAME.");
  return name;
}
