import type { Archetype } from "#app/domain/archetypes.ts";

/** The public part of an archetype, shown before the result. */
export type ArchetypeName = {
  readonly title: string;
  readonly subtitle: string;
  /** For pictures only; text uses the colours of the accent. */
  readonly color: string;
  /** The accent with this colour. */
  readonly accent: "rose" | "lagoon" | "amber" | "iris" | "sky";
};

export const archetypeNames: Readonly<Record<Archetype, ArchetypeName>> = {
  echo: {
    title: "The Echo",
    subtitle: "You crave love, but lose yourself in it",
    color: "#f7678f",
    accent: "rose",
  },
  avoidant: {
    title: "The Avoidant",
    subtitle: "You long for closeness, and leave before it arrives",
    color: "#35bfa9",
    accent: "lagoon",
  },
  idealist: {
    title: "The Idealist",
    subtitle: "You love the dream, and miss the person in front of you",
    color: "#ffb703",
    accent: "amber",
  },
  analyzer: {
    title: "The Analyzer",
    subtitle: "You understand everything about love except how to rest in it",
    color: "#9a8bff",
    accent: "iris",
  },
  resigned: {
    title: "The Resigned",
    subtitle: "You still have love to give, and stopped expecting any back",
    color: "#6fb1ea",
    accent: "sky",
  },
};
