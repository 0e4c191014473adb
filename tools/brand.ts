import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tool.ts";

/** The name stands in the configuration, so that it is written once. */
export function readBrandName(): string {
  const config = readFileSync(join(root, "wrangler.toml"), "utf8");
  const name = /^BRAND_NAME = "(.+)"$/m.exec(config)?.[1];
  if (name === undefined) throw new Error("wrangler.toml names no BRAND_NAME.");
  return name;
}
