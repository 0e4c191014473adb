import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manuscript, type OwnWords, parseManuscript } from "@kindling/press/manuscript";
import { HELP_DIRECTIVE } from "./where-to-turn.ts";

/**
 * Reads a manuscript of this folder; README.md describes its Markdown and directives.
 *
 * @param path below products/
 * @throws Error naming the file, when something in it cannot be printed
 */
export function readManuscript(path: string, own: OwnWords = {}): Manuscript {
  try {
    return parseManuscript(readFileSync(join(import.meta.dirname, path), "utf8"), {
      ...own,
      directives: { ...HELP_DIRECTIVE, ...own.directives },
    });
  } catch (error) {
    throw new Error(`products/${path} cannot be read.`, { cause: error });
  }
}
