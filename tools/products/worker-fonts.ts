import { join } from "node:path";
import { readFonts } from "@kindling/press/read-fonts";
import { stripFont } from "@kindling/press/sfnt";
import { root } from "../tool.ts";

/** All but bold, for which a worker takes the heavy one. */
const WORKER_FACES = ["serif", "serifItalic", "serifBold", "sans", "sansHeavy"] as const;

/** The fonts as a worker prints with them. They are committed, so that no worker needs a step before it is built. */
export const listWorkerFonts = (): { path: string; bytes: Buffer }[] =>
  WORKER_FACES.map((face) => ({
    path: join(root, "workers/jobs/fonts", `${face}.bin`),
    bytes: stripFont(Buffer.from(readFonts()[face])),
  }));
