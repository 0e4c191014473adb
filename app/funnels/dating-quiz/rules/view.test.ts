import { describe, expect, test } from "vitest";
import { FRESH_SESSION, type QuizSession, type Stage } from "./quiz-session.ts";
import { isEarlier, isPassedThrough, nameContent, nameView, showView } from "./view.ts";

const known: QuizSession = { ...FRESH_SESSION, stage: "quiz", age: "45+", gender: "male" };

test.each<[string, Partial<QuizSession>]>([
  ["landing", { stage: "landing" }],
  ["age", { stage: "age" }],
  ["gender", { stage: "gender" }],
  ["quiz 0", { stage: "quiz", currentQuestion: 0 }],
  ["quiz 19", { stage: "quiz", currentQuestion: 19, currentInsight: 3 }],
  ["insight 2", { stage: "insight", currentInsight: 2, currentQuestion: 14 }],
  ["loading", { stage: "loading", currentQuestion: 19 }],
  ["email", { stage: "email" }],
  ["offer", { stage: "offer" }],
  ["offer payment", { stage: "offer", isPaymentMode: true, clientSecret: "pi_1_secret_2" }],
  ["result", { stage: "result" }],
])("The view %s round-trips through its name", (name, place) => {
  const session = { ...known, ...place };
  expect(nameView(session)).toBe(name);
  const { currentQuestion, clientSecret } = session;
  expect(nameView(showView({ ...known, currentQuestion, clientSecret }, name))).toBe(name);
});

test.each<[ReturnType<typeof nameContent>, Partial<QuizSession>]>([
  ["quiz", {}],
  ["quiz", { stage: "email" }],
  ["result", { stage: "offer" }],
  ["result", { stage: "result" }],
  ["payment", { stage: "offer", isPaymentMode: true }],
])("The part that did not load is named: %s", (name, place) => {
  expect(nameContent({ ...known, ...place })).toBe(name);
});

test("Back skips only insights and the analysis", () => {
  const names = ["landing", "age", "gender", "quiz 3", "insight 0", "loading", "email", "offer"];
  expect(names.filter(isPassedThrough)).toEqual(["insight 0", "loading"]);
});

test.each([
  ["quiz 3", "quiz 4", true],
  ["quiz 9", "quiz 10", true],
  ["quiz 10", "quiz 9", false],
  ["quiz 4", "quiz 4", false],
  ["gender", "quiz 0", false],
  ["quiz 3", "email", false],
])("Whether %s is a question before %s: %s", (view, than, expected) => {
  expect(isEarlier(view, than)).toBe(expected);
});

describe("Back to", () => {
  test("the landing page resets the session", () => {
    expect(showView({ ...known, answers: { 1: "x" } }, "landing")).toBe(FRESH_SESSION);
    expect(showView(known, "no such place")).toBe(FRESH_SESSION);
  });

  test("a question keeps the answers", () => {
    const session = { ...known, stage: "email" as const, answers: { 2: 5 }, skippedQuestions: [3] };
    expect(showView(session, "quiz 1")).toEqual({ ...session, stage: "quiz", currentQuestion: 1 });
  });

  test.each<[string, Partial<QuizSession>, Stage]>([
    ["gender", { age: null }, "age"],
    ["quiz 4", { age: null }, "age"],
    ["quiz 4", { gender: null }, "gender"],
    ["offer", { gender: null }, "gender"],
  ])("%s without an answer it needs shows the stage that asks for it", (name, lost, stage) => {
    expect(showView({ ...known, ...lost }, name).stage).toBe(stage);
  });

  test("the payment without its secret shows the offer, and leaving the payment ends payment mode", () => {
    expect(nameView(showView(known, "offer payment"))).toBe("offer");
    const paying = { ...known, stage: "offer" as const, isPaymentMode: true, clientSecret: "s" };
    expect(showView(paying, "offer")).toEqual({ ...paying, isPaymentMode: false });
    expect(showView(paying, "quiz 3").isPaymentMode).toBe(false);
  });
});
