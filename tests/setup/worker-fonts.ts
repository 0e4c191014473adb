import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FACES, type Fonts } from "@kindling/press/faces";

const read = (face: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, `../../workers/jobs/fonts/${face}.bin`)));

const heavy = read("sansHeavy");

/** The fonts of the jobs worker (workers/jobs/fonts.ts), for tests in Node. */
export const readWorkerFonts = (): Fonts =>
  Object.fromEntries(
    FACES.map((face) => [face, face.startsWith("sans") && face !== "sans" ? heavy : read(face)]),
  ) as Fonts;
