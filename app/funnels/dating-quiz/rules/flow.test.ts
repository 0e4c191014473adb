import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../content/questions.ts";
import { chooseAge, chooseGender } from "./begin.ts";
import {
  answerQuestion,
  findQuestion,
  finishLoading,
  goBack,
  leaveInsight,
  leaveQuestion,
  percentComplete,
  reveal,
  skipQuestion,
} from "./flow.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";

const started = chooseGender(chooseAge(FRESH_SESSION, "25–34"), "female");
const person = { name: "Ada", email: "ada@example.test" };

/** Answers the current question, or leaves the current insight. */
function answer(session: QuizSession): QuizSession {
  const question = findQuestion(session);
  const next = answerQuestion(
    session,
    question.type === "likert" ? 4 : (question.choices[0] ?? ""),
  );
  return next.stage === "insight" ? leaveInsight(next) : next;
}

const answerTimes = (count: number): QuizSession =>
  Array.from({ length: count }).reduce<QuizSession>(answer, started);

test("Age leads to gender, gender to the first question", () => {
  expect(chooseAge(FRESH_SESSION, "45+")).toMatchObject({ stage: "gender", age: "45+" });
  expect(started).toMatchObject({ stage: "quiz", gender: "female", currentQuestion: 0 });
});

test("An insight follows each fifth question, in order; its button leads on", () => {
  const seen: string[] = [];
  let session = started;
  while (session.stage !== "loading") {
    const { id } = findQuestion(session);
    session = answerQuestion(session, 3);
    if (session.stage !== "insight") continue;
    seen.push(`${id}: ${session.currentInsight}`);
    session = leaveInsight(session);
  }
  expect(seen).toEqual(["5: 0", "10: 1", "15: 2", "20: 3"]);
  expect(finishLoading(session).stage).toBe("email");
});

test("The progress goes from 5 to 100 percent", () => {
  expect(percentComplete(started)).toBe(5);
  expect(percentComplete(answerTimes(9))).toBe(50);
  expect(percentComplete(answerTimes(19))).toBe(100);
});

describe("An answer", () => {
  test("is stored and scored", () => {
    const session = answerQuestion({ ...started, currentQuestion: 1 }, 5);
    expect(session).toMatchObject({ answers: { 2: 5 }, currentQuestion: 2, scores: { echo: 1 } });
  });

  test("that is changed counts once", () => {
    const session = answerQuestion(goBack(answerTimes(2)), 1);
    expect(session).toMatchObject({ answers: { 2: 1 }, scores: { echo: 1 }, currentQuestion: 2 });
  });

  test("replaces a skip", () => {
    const session = answer(goBack(skipQuestion(started)));
    expect(session).toMatchObject({ skippedQuestions: [], currentQuestion: 1 });
    expect(session.answers[1]).toBeDefined();
  });

  test("can be left unchanged", () => {
    const session = goBack(answerTimes(3));
    expect(leaveQuestion(session)).toEqual({ ...session, currentQuestion: 3 });
  });
});

describe("A skip", () => {
  test("is recorded once and advances like an answer", () => {
    const session = skipQuestion(goBack(skipQuestion(started)));
    expect(session).toMatchObject({ skippedQuestions: [1], currentQuestion: 1, answers: {} });
    expect(skipQuestion(answerTimes(4))).toMatchObject({ stage: "insight", currentInsight: 0 });
  });

  test("removes an answer and its score", () => {
    const session = skipQuestion(goBack(answerTimes(1)));
    expect(session).toMatchObject({ answers: {}, skippedQuestions: [1], scores: { echo: 0 } });
  });

  test("is not possible for likert questions", () => {
    const session = answerTimes(1);
    expect(skipQuestion(session)).toBe(session);
  });
});

test("Back stops at the first question", () => {
  expect(goBack(started).currentQuestion).toBe(0);
  expect(goBack(answerTimes(3)).currentQuestion).toBe(2);
});

test("At the end, the first question neither answered nor skipped is shown again", () => {
  const { 4: _first, 9: _second, ...answers } = answerTimes(19).answers;
  const session = { ...answerTimes(19), answers, skippedQuestions: [3] };
  expect(answer(session)).toMatchObject({ stage: "quiz", currentQuestion: 3 });
  const skipped = { ...session, skippedQuestions: [3, 9] };
  expect(answer(skipped)).toMatchObject({ stage: "quiz", currentQuestion: 3 });
  expect(answer({ ...skipped, answers: { ...answers, 4: 2 } }).stage).toBe("loading");
});

describe("The result", () => {
  const done = finishLoading(answerTimes(20));

  test("is decided by the answers and shown with the offer", () => {
    const session = reveal(done, person, () => 0.5);
    expect(session).toMatchObject({ ...person, stage: "offer" });
    expect(session.finalArchetype).not.toBeNull();
  });

  test("without any score is echo", () => {
    expect(reveal(started, person, () => 0.5).finalArchetype).toBe("echo");
  });

  test("breaks ties once: revealing again is idempotent", () => {
    const equal = Object.fromEntries(
      QUESTIONS.filter(({ type }) => type === "likert").map(({ id }) => [id, 5]),
    );
    const tie = { ...done, answers: equal };
    const first = reveal(tie, person, () => 0.2);
    expect(reveal(first, person, () => 0.9)).toEqual(first);
    expect(reveal(tie, person, () => 0.9).tieBreaks).not.toEqual(first.tieBreaks);
  });

  test("revealed on the result stage is shown there", () => {
    const session = { ...done, stage: "result" as const };
    expect(reveal(session, person, () => 0.5).stage).toBe("result");
  });
});
