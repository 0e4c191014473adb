import type { Blocks } from "../typesetter/blocks.ts";
import { DIRECTIVES, type DirectiveReaders, type Figures } from "./directives.ts";
import { readBlocks } from "./markdown.ts";

/** Figures and directives of one product. */
export type OwnWords = { readonly figures?: Figures; readonly directives?: DirectiveReaders };

export type Manuscript = {
  /** The front matter: one `key: value` per line. */
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
    else if (line !== "") throw new Error(`Not a "key: value" line: ${line}`);
  }
  const all = { ...DIRECTIVES, ...directives };
  return { facts, blocks: readBlocks(typeset(body), { figures, directives: all }) };
}

/** Replaces straight quotes, apostrophes and `--` by typographic ones. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s([{“‘—–>*_])"/gm, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“—–>*_])'/gm, "$1‘")
    .replaceAll("'", "’")
    .replaceAll("...", "…")
    .replace(/(?<=\s)--(?=\s)/g, "–");
