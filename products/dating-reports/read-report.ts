import { type Block, type Blocks, plain } from "@kindling/press/blocks";
import type { DirectiveReaders } from "@kindling/press/directives";
import { parseManuscript } from "@kindling/press/manuscript";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { pairFigure } from "../dating-guide/figures.ts";
import { readArchetype } from "../dating-guide/own-directives.ts";
import { helpDirective } from "../describe-help.ts";

/** A chapter of a report: a heading of the first order in its manuscript, and what follows it. */
export type Part = { readonly title: string; readonly blocks: Blocks };

/** The manuscripts of the reports as text: the jobs worker has no files to read them from. */
export type Manuscripts = Readonly<Record<Archetype | "two-patterns", string>>;

export type ReportSource = {
  readonly manuscripts: Manuscripts;
  /** Null: the site's address is not known yet. */
  readonly siteOrigin: string | null;
};

/** @param reading the content of the reading order */
export function readReport(
  { manuscripts, siteOrigin }: ReportSource,
  archetype: Archetype,
  reading: Blocks,
): Part[] {
  const { blocks } = parseManuscript(manuscripts[archetype], {
    directives: { ...helpDirective(siteOrigin), ...ownDirectives(archetype, reading) },
  });
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const isHeading = block.kind === "heading";
    if (isHeading && block.level === 2) parts.push({ title: block.text, blocks: [] });
    else parts.at(-1)?.blocks.push(isHeading ? { ...block, level: 2 } : block);
  }
  return parts;
}

/** What happens where two patterns of one person meet, in either order. */
export function readMeeting(
  { manuscripts }: Pick<ReportSource, "manuscripts">,
  one: Archetype,
  other: Archetype,
): Blocks {
  const pair = ARCHETYPES.filter((archetype) => archetype === one || archetype === other).join(" ");
  const { blocks } = parseManuscript(manuscripts["two-patterns"], {
    directives: { two: ({ rest, body }, read) => (rest === pair ? read(body) : []) },
  });
  if (blocks.length === 0) throw new Error(`Nobody has written how ${pair} meet.`);
  return blocks;
}

const ownDirectives = (own: Archetype, reading: Blocks): DirectiveReaders => ({
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
  reading: () => reading,
  numbers: setNumbers,
});

const setNumbers = (): Block => ({
  kind: "callout",
  look: "soft",
  title: "Three numbers, before I need them",
  blocks: ["Someone I can call at night", "My doctor", "A helpline where I live"].map(
    (prompt): Block => ({ kind: "lines", count: 1, prompt: plain(prompt) }),
  ),
});
