import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import type { Block, Blocks, Text } from "../typesetter/blocks.ts";
import { type DirectiveReaders, type Figures, findDirectives } from "./directives.ts";
import { readText } from "./inline.ts";

export type Words = { readonly figures: Figures; readonly directives: DirectiveReaders };

/** @throws Error for Markdown that cannot be printed: images by URL, HTML, code, rules */
export function readBlocks(source: string, words: Words): Block[] {
  const read = (text: string) => readBlocks(text, words);
  return findDirectives(source).flatMap((part): Blocks => {
    if (typeof part === "string") return readMarkdown(part);
    const reader = words.directives[part.name];
    if (reader === undefined) throw new Error(`Unknown directive "${part.name}".`);
    const blocks = reader(part, read, words.figures);
    return isMany(blocks) ? blocks : [blocks];
  });
}

const isMany = (blocks: Block | Blocks): blocks is Blocks => Array.isArray(blocks);

const readMarkdown = (source: string): Block[] =>
  new Lexer().lex(source).flatMap((token) => readToken(token as MarkedToken));

function readToken(token: MarkedToken): Block[] {
  switch (token.type) {
    case "space":
    case "checkbox":
      return [];
    case "heading":
      return [readHeading(token)];
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", text: readText(token.tokens ?? []) }];
    case "blockquote":
      return [{ kind: "quote", text: token.tokens.flatMap(readQuoted) }];
    case "list":
      return [readList(token)];
    case "table":
      return [readTable(token)];
    default:
      throw new Error(`Cannot be printed: ${token.raw.trim().slice(0, 60)}`);
  }
}

/** The title is in the front matter, so headings start at level 2. */
function readHeading({ depth, text }: Tokens.Heading): Block {
  if (depth > 2) throw new Error(`Headings have one or two #: ${text}`);
  const [, title = text, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(text) ?? [];
  return { kind: "heading", level: depth === 1 ? 2 : 3, text: title, ...(id && { id }) };
}

const readQuoted = (token: Token): Text =>
  token.type === "paragraph" ? readText(token.tokens ?? []) : [];

const readList = ({ ordered, items }: Tokens.List): Block => ({
  kind: "list",
  marker: items.some(({ task }) => task) ? "box" : ordered ? "number" : "dot",
  items: items.map(({ tokens }) => tokens.flatMap((token) => readToken(token as MarkedToken))),
});

const readTable = ({ header, rows }: Tokens.Table): Block => ({
  kind: "table",
  head: header.map(({ tokens }) => readText(tokens)),
  rows: rows.map((cells) => cells.map(({ tokens }) => readText(tokens))),
});
