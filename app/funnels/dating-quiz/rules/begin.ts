import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";

// The way to the first question. It knows no question, so that it can be there before they are.

/** From the landing page. */
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

/** Follows a press of which only the texts in the page are known; one that makes no sense changes nothing. */
export function followPress(
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
