/** `node tools/make-fonts.ts` makes the fonts of the jobs worker: run it after a typeface's update and commit the result. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFonts } from "@kindling/press/read-fonts";
import { stripFont } from "@kindling/press/sfnt";
import { root } from "./tool.ts";

/** All but bold, which the worker replaces with the heavy face. */
const WORKER_FACES = ["serif", "serifItalic", "serifBold", "sans", "sansHeavy"] as const;

/** The fonts that the worker prints with. They are committed, so that its build needs no extra step. */
export const listWorkerFonts = (): { path: string; bytes: Buffer }[] =>
  WORKER_FACES.map((face) => ({
    path: join(root, "workers/jobs/fonts", `${face}.bin`),
    bytes: stripFont(Buffer.from(readFonts()[face])),
  }));

if (import.meta.main) {
  for (const { path, bytes } of listWorkerFonts()) {
    writeFileSync(path, bytes);
    console.log(`${path}  ${Math.ceil(bytes.length / 1000)} kB`);
  }
}
