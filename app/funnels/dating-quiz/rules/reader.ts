import type { Archetype } from "#app/domain/archetypes.ts";
import type { Age, Gender } from "../content/people.ts";
import type { QuizSession } from "./quiz-session.ts";

/** Who books and words are chosen for. */
export type Reader = { readonly archetype: Archetype; readonly age: Age; readonly gender: Gender };

/** Null while there is no result. Who has kept something back gets the neutral words. */
export function findReader({ finalArchetype, age, gender }: QuizSession): Reader | null {
  if (finalArchetype === null) return null;
  return { archetype: finalArchetype, age: age ?? "25–34", gender: gender ?? "non-binary" };
}
