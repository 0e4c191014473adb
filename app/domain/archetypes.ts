/** The five dating archetypes by the keys that answers, orders and submissions name them with. */
export const ARCHETYPES = ["echo", "avoidant", "idealist", "analyzer", "resigned"] as const;

export type Archetype = (typeof ARCHETYPES)[number];
