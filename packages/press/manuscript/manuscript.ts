import type { Blocks } from "../typesetter/blocks.ts";
import { DIRECTIVES, type DirectiveReaders, type Figures } from "./directives.ts";
import { readBlocks } from "./markdown.ts";

/** What only the manuscripts of one product know. */
export type OwnWords = { readonly figures?: Figures; readonly directives?: DirectiveReaders };

export type Manuscript = {
  /** What stands between the two lines of dashes at its head: one `key: value` a line. */
  readonly facts: Readonly<Record<string, string>>;
  readonly blocks: Blocks;
};

export function parseManuscript(
  source: string,
  { figures = {}, directives = {} }: OwnWords = {},
): Manuscript {
  const [, head = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const facts: Record<string, string> = {};
  for (const line of head.split("\n")) {
    const [, key, value] = /^([a-z-]+): *(.+)$/.exec(line) ?? [];
    if (key && value) facts[key] = typeset(value.trim());
    else if (line !== "") throw new Error(`Not a "key: value": ${line}`);
  }
  const all = { ...DIRECTIVES, ...directives };
  return { facts, blocks: readBlocks(typeset(body), { figures, directives: all }) };
}

/** Quotation marks, apostrophes and dashes as a printer sets them, whatever the keyboard had. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s([{“‘—–>*_])"/gm, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“—–>*_])'/gm, "$1‘")
    .replaceAll("'", "’")
    .replaceAll("...", "…")
    .replace(/(?<=\s)--(?=\s)/g, "–");
