import type { Archetype } from "#app/domain/archetypes.ts";
import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import type { QuizSession } from "./quiz-session.ts";

/** The profile that books and texts are chosen by. */
export type Reader = { readonly archetype: Archetype; readonly age: Age; readonly gender: Gender };

/** Defaults for missing answers select the neutral texts. */
const makeReader = (archetype: Archetype, age: Age | null, gender: Gender | null): Reader => ({
  archetype,
  age: age ?? "25–34",
  gender: gender ?? "non-binary",
});

/** Null until there is a result. */
export const findReader = ({ finalArchetype, age, gender }: QuizSession): Reader | null =>
  finalArchetype && makeReader(finalArchetype, age, gender);

/** From unvalidated submission data: unknown values get the defaults. */
export const parseReader = (
  archetype: Archetype,
  person: { readonly age: string; readonly gender: string } | null,
): Reader =>
  makeReader(
    archetype,
    AGES.find((age) => age === person?.age) ?? null,
    GENDERS.find((gender) => gender === person?.gender) ?? null,
  );
