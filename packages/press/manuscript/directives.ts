import type { Block, BlockOf, Blocks } from "../typesetter/blocks.ts";
import { readParagraph } from "./inline.ts";

/** `:::name rest` up to a line of as many colons, or `::name rest` on a line of its own. */
export type Directive = {
  readonly name: string;
  readonly rest: string;
  /** The lines between, none for one of two colons. */
  readonly body: string;
};

/** Pictures that a manuscript names, made by the code of its product. */
export type Figures = Readonly<Record<string, Omit<BlockOf<"figure">, "kind" | "caption">>>;

/** What a directive means in print. `read` reads what it holds. */
type DirectiveReader = (
  directive: Directive,
  read: (source: string) => Blocks,
  figures: Figures,
) => Block | Blocks;

export type DirectiveReaders = Readonly<Record<string, DirectiveReader>>;

const OPENING = /^(:{2,}) ?([a-z-]+)(?: +(.*))?$/;

/**
 * Parts a text into Markdown and directives. In a directive stands another with fewer colons.
 *
 * @throws Error for one that nothing ends
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
    if (end < 0) throw new Error(`Nothing ends "${line}".`);
    parts.push(text.join("\n"), { name, rest, body: lines.slice(at + 1, end).join("\n") });
    text = [];
    at = end;
  }
  return [...parts, text.join("\n")];
}

/** The parts of what stands behind a name: `prompt | 3`. */
const splitRest = (rest: string): string[] => rest.split("|").map((part) => part.trim());

const readCallout =
  (look: "soft" | "line" | "night"): DirectiveReader =>
  ({ rest, body }, read) => ({
    ...{ kind: "callout", look, blocks: read(body) },
    ...(rest && { title: rest }),
  });

/** Those that every manuscript may use; products/README.md shows each. */
export const DIRECTIVES: DirectiveReaders = {
  lead: ({ body }) => ({ kind: "paragraph", look: "lead", text: readParagraph(body) }),
  small: ({ body }) => ({ kind: "paragraph", look: "small", text: readParagraph(body) }),
  note: readCallout("soft"),
  box: readCallout("line"),
  keep: readCallout("night"),
  side: ({ rest, body }, read) => ({
    ...{ kind: "side", blocks: read(body) },
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
    if (table?.kind !== "table") throw new Error("A table is expected here.");
    return { ...table, shares: rest.split(" ").map(Number) };
  },
  figure: ({ rest, body }, _, figures) => {
    const figure = figures[rest];
    if (figure === undefined) throw new Error(`Nobody has drawn the figure "${rest}".`);
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
