import { ARCHETYPES, type Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "../content/archetype-names.ts";
import { cardPath, quizMeta, SHARED_PARAM, sharedMeta, sharedPath } from "../content/share.ts";

/** The pattern that a shared address names; null for every other address. */
export function readShared(query: string): Archetype | null {
  const named = new URLSearchParams(query).get(SHARED_PARAM);
  return ARCHETYPES.find((archetype) => archetype === named) ?? null;
}

/** Title, description and picture of the quiz's address. Its canonical address never changes. */
export function describeQuiz(query: string) {
  const shared = readShared(query);
  if (shared === null) return quizMeta;
  const { title, subtitle } = archetypeNames[shared];
  return {
    ...quizMeta,
    title: sharedMeta.title(title),
    description: sharedMeta.description(subtitle),
    picture: cardPath(shared, "link"),
    sharedPath: sharedPath(shared),
  };
}
