import { type Block, plain } from "@kindling/press/blocks";
import type { DirectiveReaders } from "@kindling/press/directives";
import { typeset } from "@kindling/press/manuscript";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import {
  type ArchetypeDetails,
  archetypes,
} from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { pairFigure } from "./figures.ts";

const listOf = (marker: "dot" | "number", lines: readonly string[]): Block => ({
  kind: "list",
  marker,
  items: lines.map((line) => [{ kind: "paragraph", text: plain(typeset(line)) }]),
});

/** What the quiz says about a pattern, in the quiz's own words, so that the two never differ. */
export const archetypeDirectives = (details: ArchetypeDetails): DirectiveReaders => ({
  description: () => ({
    kind: "paragraph",
    look: "lead",
    text: plain(typeset(details.description)),
  }),
  strengths: () => listOf("dot", details.strengths),
  patterns: () => listOf("dot", details.patterns),
  "first-steps": () => listOf("number", details.firstSteps),
});

/** A portrait of two, with their signs in the margin. */
export const pairDirectives: DirectiveReaders = {
  pair: ({ rest, body }, read) => {
    const [one, other] = rest.split(" ").map(readArchetype);
    if (one === undefined || other === undefined)
      throw new Error(`Two patterns are a pair: ${rest}`);
    const title = `${shortName(one)} and ${shortName(other)}`;
    return {
      kind: "side",
      label: [pairFigure(one, other), { kind: "heading", level: 3, text: title }],
      blocks: read(body),
    };
  },
};

/** @throws Error for a name that no pattern has */
export function readArchetype(name: string): Archetype {
  const archetype = ARCHETYPES.find((each) => each === name);
  if (archetype === undefined) throw new Error(`No pattern is called "${name}".`);
  return archetype;
}

const shortName = (archetype: Archetype): string => archetypes[archetype].title.replace("The ", "");
