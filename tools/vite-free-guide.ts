import type { Plugin } from "vite";
import { FREE_GUIDE } from "../app/domain/free-reading.ts";
import { readManuscript } from "../products/read-manuscript.ts";
import { showBlocks } from "./show-blocks.ts";

const VIRTUAL_ID = "virtual:free-guide";

/**
 * Gives the server bundle the text of the guide that is free to read, from the manuscript that is printed. The worker
 * itself may not import the press, which parses manuscripts.
 */
export function freeGuide(): Plugin {
  let isServer = false;
  return {
    name: "free-guide",
    configResolved(resolved) {
      isServer = resolved.build.ssr !== false;
    },
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined;
      const blocks = isServer
        ? showBlocks(readManuscript(`guides/${FREE_GUIDE.id}.md`).blocks)
        : [];
      return `export const blocks = ${JSON.stringify(blocks)};`;
    },
  };
}
