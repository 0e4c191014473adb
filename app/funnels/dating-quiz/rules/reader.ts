import type { Archetype, Dated } from "#app/domain/archetypes.ts";
import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import type { QuizSession } from "./quiz-session.ts";

/** The profile that books and texts are chosen by. */
export type Reader = {
  readonly archetype: Archetype;
  readonly age: Age;
  readonly gender: Gender;
  /** Absent if they have not said. */
  readonly dates?: Dated;
};

type Person = {
  readonly age: Age | null;
  readonly gender: Gender | null;
  readonly dates?: Dated | null | undefined;
};

/** Defaults for missing answers select the neutral texts. */
const makeReader = (archetype: Archetype, { age, gender, dates }: Person): Reader => ({
  archetype,
  age: age ?? "25–34",
  gender: gender ?? "non-binary",
  ...(dates && { dates }),
});

/** Null until there is a result. */
export const findReader = ({ finalArchetype, ...person }: QuizSession): Reader | null =>
  finalArchetype && makeReader(finalArchetype, person);

/** From unvalidated submission data: unknown values get the defaults. */
export const parseReader = (
  archetype: Archetype,
  person: {
    readonly age: string | null;
    readonly gender: string | null;
    readonly dates?: Dated | null;
  } | null,
): Reader =>
  makeReader(archetype, {
    age: AGES.find((age) => age === person?.age) ?? null,
    gender: GENDERS.find((gender) => gender === person?.gender) ?? null,
    dates: person?.dates,
  });
