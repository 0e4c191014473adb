/** `npm run fonts` makes the fonts of the jobs worker: after a new version of a typeface, and commit what it wrote. */
import { writeFileSync } from "node:fs";
import { listWorkerFonts } from "./products/worker-fonts.ts";

for (const { path, bytes } of listWorkerFonts()) {
  writeFileSync(path, bytes);
  console.log(`${path}  ${Math.ceil(bytes.length / 1000)} kB`);
}
