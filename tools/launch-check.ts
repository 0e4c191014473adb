/** `npm run launch:check` lists what blocks a launch; exit code 1 if anything does. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLE_FILE, readSite, siteFile } from "./deploy/production.ts";
import { checkLaunch } from "./launch/check-launch.ts";
import { root } from "./tool.ts";

const own = siteFile("production");
const file = existsSync(join(root, own)) ? own : EXAMPLE_FILE;
try {
  const { text, inTheWay } = await checkLaunch(file, readSite(file));
  console.log(text);
  process.exitCode = inTheWay > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
