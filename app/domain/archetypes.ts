/** The keys of the five dating archetypes, as stored in answers, orders and submissions. */
export const ARCHETYPES = ["echo", "avoidant", "idealist", "analyzer", "resigned"] as const;

export type Archetype = (typeof ARCHETYPES)[number];

/** Points by archetype, in halves. */
export type ArchetypeScores = Readonly<Record<Archetype, number>>;

/** The most points that twenty answers can give to one archetype, and to all of them together. */
export const MOST_POINTS = { each: 13, all: 25 } as const;

/** Whether an archetype has the most points. Without points the first one wins, as in the quiz. */
export function isTopOf(scores: ArchetypeScores, archetype: Archetype): boolean {
  const highest = Math.max(...ARCHETYPES.map((each) => scores[each]));
  return highest === 0 ? archetype === "echo" : scores[archetype] === highest;
}

/** Whom a buyer dates, if they said so. */
export const DATED = ["women", "men", "anyone"] as const;

export type Dated = (typeof DATED)[number];
