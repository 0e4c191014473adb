import type { Block, BlockOf, Blocks } from "../typesetter/blocks.ts";
import { readParagraph } from "./inline.ts";

/** `:::name rest` up to a line of as many colons, or `::name rest` on a line of its own. */
export type Directive = {
  readonly name: string;
  readonly rest: string;
  /** The lines between; none for a directive of two colons. */
  readonly body: string;
};

/** Pictures by the names that a manuscript uses; the product draws them. */
export type Figures = Readonly<Record<string, Omit<BlockOf<"figure">, "kind" | "caption">>>;

/** Turns a directive into blocks; `read` parses its content. */
type DirectiveReader = (
  directive: Directive,
  read: (source: string) => Blocks,
  figures: Figures,
) => Block | Blocks;

export type DirectiveReaders = Readonly<Record<string, DirectiveReader>>;

const OPENING = /^(:{2,}) ?([a-z-]+)(?: +(.*))?$/;

/**
 * Splits text into Markdown and directives. Nested directives have fewer colons.
 *
 * @throws Error for an unclosed directive
 */
export function findDirectives(source: string): (string | Directive)[] {
  const parts: (string | Directive)[] = [];
  const lines = source.split("\n");
  let text: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, colons = "", name = "", rest = ""] = OPENING.exec(lines[at] ?? "") ?? [];
    if (line === undefined) {
      text.push(lines[at] ?? "");
      continue;
    }
    const end = colons.length === 2 ? at : lines.indexOf(colons, at);
    if (end < 0) throw new Error(`Unclosed directive "${line}".`);
    parts.push(text.join("\n"), { name, rest, body: lines.slice(at + 1, end).join("\n") });
    text = [];
    at = end;
  }
  return [...parts, text.join("\n")];
}

/** The arguments after a name: `prompt | 3`. */
const splitRest = (rest: string): string[] => rest.split("|").map((part) => part.trim());

const readCallout =
  (look: "soft" | "line" | "night"): DirectiveReader =>
  ({ rest, body }, read) => ({
    kind: "callout",
    look,
    blocks: read(body),
    ...(rest && { title: rest }),
  });

/** The directives of every manuscript, documented in products/README.md. */
export const DIRECTIVES: DirectiveReaders = {
  lead: ({ body }) => ({ kind: "paragraph", look: "lead", text: readParagraph(body) }),
  small: ({ body }) => ({ kind: "paragraph", look: "small", text: readParagraph(body) }),
  note: readCallout("soft"),
  box: readCallout("line"),
  keep: readCallout("night"),
  side: ({ rest, body }, read) => ({
    kind: "side",
    blocks: read(body),
    label: [{ kind: "heading", level: 3, text: rest }],
  }),
  you: ({ body }) => ({ kind: "message", from: "you", text: readParagraph(body) }),
  them: ({ body }) => ({ kind: "message", from: "them", text: readParagraph(body) }),
  lines: ({ rest }) => {
    const [prompt = "", count = "3"] = splitRest(rest);
    return {
      kind: "lines",
      count: Number(count),
      ...(prompt && { prompt: readParagraph(prompt) }),
    };
  },
  columns: ({ body }, read) => ({ kind: "columns", columns: body.split(/^\+\+\+$/m).map(read) }),
  wide: ({ body }, read) => ({ kind: "wide", blocks: read(body) }),
  together: ({ body }, read) => ({ kind: "together", blocks: read(body) }),
  table: ({ rest, body }, read) => {
    const [table] = read(body);
    if (table?.kind !== "table") throw new Error("Expected a table.");
    return { ...table, shares: rest.split(" ").map(Number) };
  },
  figure: ({ rest, body }, _, figures) => {
    const figure = figures[rest];
    if (figure === undefined) throw new Error(`Unknown figure "${rest}".`);
    return { kind: "figure", ...figure, ...(body.trim() && { caption: readParagraph(body) }) };
  },
  field: ({ rest }) => {
    const [name = "", label = "", lines = "1"] = splitRest(rest);
    return { kind: "field", name, label, lines: Number(lines) };
  },
  tick: ({ rest, body }) => ({ kind: "tick", name: rest, text: readParagraph(body) }),
  contents: () => ({ kind: "contents" }),
  "new-page": () => ({ kind: "new-page" }),
};
