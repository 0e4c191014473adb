import {
  FRESH_SESSION,
  type QuizSession,
  type Stage,
} from "#app/funnels/dating-quiz/rules/quiz-session.ts";

const person = { age: "25–34", gender: "female", name: "Ada", email: "ada@bench.example" } as const;

/** What the browser of somebody keeps who left the dating quiz at a stage and comes back. */
export const keptAt = (stage: Stage): Record<string, string> => {
  const session: QuizSession = { ...FRESH_SESSION, ...person, stage, finalArchetype: "echo" };
  return { quiz1_session: JSON.stringify(session) };
};
