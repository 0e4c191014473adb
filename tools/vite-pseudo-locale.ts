import type { Plugin } from "vite";
import { translateSource } from "./pseudo-locale/pseudo.ts";

/** Puts every text of `content/` into the pseudo-locale (docs/translation.md). */
export const pseudoLocale = (): Plugin => ({
  name: "pseudo-locale",
  enforce: "pre",
  transform(source, id) {
    const [path = ""] = id.split("?");
    const isContent =
      id === "\0virtual:free-guide" || /\/app\/(.+\/)?content\/.+\.tsx?$/.test(path);
    return isContent ? { code: translateSource(path, source), map: null } : undefined;
  },
});
