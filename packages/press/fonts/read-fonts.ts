import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts } from "../typesetter/faces.ts";
import { unpackWoff } from "./woff.ts";

const require = createRequire(import.meta.url);
const read = (path: string): Uint8Array => unpackWoff(readFileSync(path));

/** Fonts under the SIL Open Font License, which permits embedding them in products that are sold. */
export const readFonts = (): Fonts => {
  fonts ??= readAll();
  return fonts;
};

let fonts: Fonts | undefined;

const readAll = (): Fonts => ({
  serif: read(require.resolve("@fontsource/literata/files/literata-latin-400-normal.woff")),
  serifItalic: read(require.resolve("@fontsource/literata/files/literata-latin-400-italic.woff")),
  serifBold: read(require.resolve("@fontsource/literata/files/literata-latin-700-normal.woff")),
  sans: read(require.resolve("@fontsource/figtree/files/figtree-latin-500-normal.woff")),
  sansBold: read(require.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff")),
  sansHeavy: read(require.resolve("@fontsource/figtree/files/figtree-latin-800-normal.woff")),
});
