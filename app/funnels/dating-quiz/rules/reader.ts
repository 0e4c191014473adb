import type { Archetype } from "#app/domain/archetypes.ts";
import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import type { QuizSession } from "./quiz-session.ts";

/** Who books and words are chosen for. */
export type Reader = { readonly archetype: Archetype; readonly age: Age; readonly gender: Gender };

/** Who has kept something back gets the neutral words. */
const makeReader = (archetype: Archetype, age: Age | null, gender: Gender | null): Reader => ({
  archetype,
  age: age ?? "25–34",
  gender: gender ?? "non-binary",
});

/** Null while there is no result. */
export const findReader = ({ finalArchetype, age, gender }: QuizSession): Reader | null =>
  finalArchetype && makeReader(finalArchetype, age, gender);

/** Somebody of whom a submission tells, in words that may be any. */
export const readReader = (
  archetype: Archetype,
  person: { readonly age: string; readonly gender: string } | null,
): Reader =>
  makeReader(
    archetype,
    AGES.find((age) => age === person?.age) ?? null,
    GENDERS.find((gender) => gender === person?.gender) ?? null,
  );
