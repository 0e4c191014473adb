import { type Block, type Blocks, plain, type Text } from "@kindling/press/blocks";
import type { DirectiveReaders } from "@kindling/press/directives";
import { typeset } from "@kindling/press/manuscript";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { BOOKS, type BookId } from "../../app/funnels/dating-quiz/content/books.ts";
import {
  LIST_NAMES,
  type ListName,
  readingLists,
} from "../../app/funnels/dating-quiz/content/reading-lists.ts";
import { pairFigure } from "../dating-guide/figures.ts";
import { readArchetype } from "../dating-guide/own-directives.ts";
import { readManuscript } from "../read-manuscript.ts";

/** A chapter of a report: a heading of the first order in its manuscript, and what stands below it. */
export type Part = { readonly title: string; readonly blocks: Blocks };

export function readReport(archetype: Archetype): Part[] {
  const { blocks } = readManuscript(`dating-reports/${archetype}.md`, {
    directives: ownDirectives(archetype),
  });
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const isHeading = block.kind === "heading";
    if (isHeading && block.level === 2) parts.push({ title: block.text, blocks: [] });
    else parts.at(-1)?.blocks.push(isHeading ? { ...block, level: 2 } : block);
  }
  return parts;
}

const ownDirectives = (own: Archetype): DirectiveReaders => ({
  /** How a person with another pattern experiences the reader. */
  meets: ({ rest, body }, read) => {
    const other = readArchetype(rest);
    const { title: text } = archetypes[other];
    return {
      kind: "side",
      label: [pairFigure(own, other), { kind: "heading", level: 3, text }],
      blocks: read(body),
    };
  },
  reading: () => [...listReading(own), ...listOthers(own)],
  numbers: setNumbers,
});

/** Which age each list is for (docs/product.md#book-recommendation). */
const MEANT_FOR: Readonly<Record<ListName, readonly [title: string, text: string]>> = {
  core: ["Begin here", "For everybody with your pattern, at any time of life."],
  healing: [
    "When something still hurts",
    "Before you look ahead, or whenever an old story wakes up.",
  ],
  growth: ["When you stand more firmly", "For going on, alone or with somebody."],
};

/** All three lists of the quiz, so that every buyer finds what was recommended to them; each book once. */
function listReading(archetype: Archetype): Blocks {
  const listed = new Set<BookId>();
  return LIST_NAMES.map((name): Block => {
    const [title, text] = MEANT_FOR[name];
    const ids = readingLists[archetype][name].filter((id) => !listed.has(id));
    for (const id of ids) listed.add(id);
    const items = ids.map((id): Blocks => [{ kind: "paragraph", text: describeBook(id) }]);
    return {
      kind: "side",
      label: [{ kind: "heading", level: 3, text: title }],
      blocks: [
        { kind: "paragraph", look: "small", text: plain(text) },
        { kind: "list", marker: "box", items },
      ],
    };
  });
}

/** The rest of the library, by title. */
function listOthers(archetype: Archetype): Blocks {
  const own = new Set<string>(Object.values(readingLists[archetype]).flat());
  const titles = Object.entries(BOOKS).flatMap(([id, { title }]) => (own.has(id) ? [] : [title]));
  return [
    {
      kind: "side",
      label: [{ kind: "heading", level: 3, text: "And whenever you like" }],
      blocks: [{ kind: "paragraph", text: plain(`${typeset(titles.join("\u00a0· "))}.`) }],
    },
  ];
}

const setNumbers = (): Block => ({
  ...{ kind: "callout", look: "soft", title: "Three numbers, before I need them" },
  blocks: ["Somebody I can ring at night", "My doctor", "A helpline where I live"].map(
    (prompt): Block => ({ kind: "lines", count: 1, prompt: plain(prompt) }),
  ),
});

function describeBook(id: BookId): Text {
  const { title, reason, audience } = BOOKS[id];
  const note = audience === "daters-of-women" ? " For those who date women." : "";
  return [{ text: `${typeset(title)}. `, look: "bold" }, { text: `${typeset(reason)}${note}` }];
}
