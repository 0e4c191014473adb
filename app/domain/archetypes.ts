/** The five dating archetypes by the keys that answers, orders and submissions name them with. */
export const ARCHETYPES = ["echo", "avoidant", "idealist", "analyzer", "resigned"] as const;

export type Archetype = (typeof ARCHETYPES)[number];

/** Points by archetype, in halves. */
export type ArchetypeScores = Readonly<Record<Archetype, number>>;

/** What twenty answers can give to one archetype, and to all of them together. */
export const MOST_POINTS = { each: 13, all: 25 } as const;

/** Without any point the result is the first archetype, as is decided in the quiz. */
export function isTopOf(scores: ArchetypeScores, archetype: Archetype): boolean {
  const highest = Math.max(...ARCHETYPES.map((each) => scores[each]));
  return highest === 0 ? archetype === "echo" : scores[archetype] === highest;
}

/** Whom a buyer dates, if they said so. */
export const DATED = ["women", "men", "anyone"] as const;

export type Dated = (typeof DATED)[number];
