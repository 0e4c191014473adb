import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../content/questions.ts";
import { chooseAge, chooseGender } from "./begin.ts";
import * as flow from "./flow.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";

const started = chooseGender(chooseAge(FRESH_SESSION, "25–34"), "female");
const person = { name: "Ada", email: "ada@example.test" };

/** Answers the current question, or leaves the current insight. */
function answer(session: QuizSession): QuizSession {
  const question = flow.findQuestion(session);
  const next = flow.answerQuestion(
    session,
    question.type === "likert" ? 4 : (question.choices[0] ?? ""),
  );
  return next.stage === "insight" ? flow.leaveInsight(next) : next;
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
    const { id } = flow.findQuestion(session);
    session = flow.answerQuestion(session, 3);
    if (session.stage !== "insight") continue;
    seen.push(`${id}: ${session.currentInsight}`);
    session = flow.leaveInsight(session);
  }
  expect(seen).toEqual(["5: 0", "10: 1", "15: 2", "20: 3"]);
  expect(flow.finishLoading(session).stage).toBe("email");
});

test("The progress goes from 5 to 100 percent", () => {
  expect(flow.percentComplete(started)).toBe(5);
  expect(flow.percentComplete(answerTimes(9))).toBe(50);
  expect(flow.percentComplete(answerTimes(19))).toBe(100);
});

describe("An answer", () => {
  test("is stored and scored", () => {
    const session = flow.answerQuestion({ ...started, currentQuestion: 1 }, 5);
    expect(session).toMatchObject({ answers: { 2: 5 }, currentQuestion: 2, scores: { echo: 1 } });
  });

  test("that is changed counts once", () => {
    const session = flow.answerQuestion(flow.goBack(answerTimes(2)), 1);
    expect(session).toMatchObject({ answers: { 2: 1 }, scores: { echo: 1 }, currentQuestion: 2 });
  });

  test("replaces a skip", () => {
    const session = answer(flow.goBack(flow.skipQuestion(started)));
    expect(session).toMatchObject({ skippedQuestions: [], currentQuestion: 1 });
    expect(session.answers[1]).toBeDefined();
  });

  test("can be left unchanged", () => {
    const session = flow.goBack(answerTimes(3));
    expect(flow.leaveQuestion(session)).toEqual({ ...session, currentQuestion: 3 });
  });
});

describe("A skip", () => {
  test("is recorded once and advances like an answer", () => {
    const session = flow.skipQuestion(flow.goBack(flow.skipQuestion(started)));
    expect(session).toMatchObject({ skippedQuestions: [1], currentQuestion: 1, answers: {} });
    expect(flow.skipQuestion(answerTimes(4))).toMatchObject({
      stage: "insight",
      currentInsight: 0,
    });
  });

  test("removes an answer and its score", () => {
    const session = flow.skipQuestion(flow.goBack(answerTimes(1)));
    expect(session).toMatchObject({ answers: {}, skippedQuestions: [1], scores: { echo: 0 } });
  });

  test("is not possible for likert questions", () => {
    const session = answerTimes(1);
    expect(flow.skipQuestion(session)).toBe(session);
  });
});

test("Back stops at the first question", () => {
  expect(flow.goBack(started).currentQuestion).toBe(0);
  expect(flow.goBack(answerTimes(3)).currentQuestion).toBe(2);
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
  const done = flow.finishLoading(answerTimes(20));

  test("is decided by the answers and shown with the offer", () => {
    const session = flow.reveal(done, person, () => 0.5);
    expect(session).toMatchObject({ ...person, stage: "offer" });
    expect(session.finalArchetype).not.toBeNull();
  });

  test("without any score is echo", () => {
    expect(flow.reveal(started, person, () => 0.5).finalArchetype).toBe("echo");
  });

  test("breaks ties once: revealing again is idempotent", () => {
    const equal = Object.fromEntries(
      QUESTIONS.filter(({ type }) => type === "likert").map(({ id }) => [id, 5]),
    );
    const tie = { ...done, answers: equal };
    const first = flow.reveal(tie, person, () => 0.2);
    expect(flow.reveal(first, person, () => 0.9)).toEqual(first);
    expect(flow.reveal(tie, person, () => 0.9).tieBreaks).not.toEqual(first.tieBreaks);
  });

  test("revealed on the result stage is shown there", () => {
    const session = { ...done, stage: "result" as const };
    expect(flow.reveal(session, person, () => 0.5).stage).toBe("result");
  });
});
