import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";

// Everything before the first question. Imports no questions, to keep them out of the first script.

export const begin = (): QuizSession => ({ ...FRESH_SESSION, stage: "age" });

export const chooseAge = (session: QuizSession, age: Age): QuizSession => ({
  ...session,
  age,
  stage: "gender",
});

export const chooseGender = (session: QuizSession, gender: Gender): QuizSession => ({
  ...session,
  gender,
  stage: "quiz",
  currentQuestion: 0,
});

/** Applies a recorded early press. `leadsTo` and `value` are raw DOM strings; invalid ones are a no-op. */
export function replayPress(
  session: QuizSession,
  { leadsTo, value }: { readonly leadsTo: string; readonly value: string },
): QuizSession {
  if (leadsTo === "age") return begin();
  const age = AGES.find((candidate) => candidate === value);
  if (leadsTo === "gender" && age) return chooseAge(session, age);
  const gender = GENDERS.find((candidate) => candidate === value);
  if (leadsTo === "quiz" && gender && session.age) return chooseGender(session, gender);
  return session;
}
