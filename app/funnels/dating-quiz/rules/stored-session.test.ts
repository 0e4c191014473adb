import { expect, test } from "vitest";
import { chooseAge, chooseGender } from "./begin.ts";
import { answerQuestion, reveal, skipQuestion } from "./flow.ts";
import { FRESH_SESSION } from "./quiz-session.ts";
import { parseStoredSession } from "./stored-session.ts";

const started = chooseGender(chooseAge(FRESH_SESSION, "18–24"), "non-binary");
const underWay = answerQuestion(skipQuestion(started), 4);
const revealed = reveal(underWay, { name: "Ada", email: "ada@example.test" }, () => 0.3);

test.each([
  ["fresh", FRESH_SESSION],
  ["under way", underWay],
  ["revealed", revealed],
  ["with a dating choice", { ...revealed, dates: "anyone" as const }],
  ["in payment mode", { ...revealed, clientSecret: "pi_1_secret_2", isPaymentMode: true }],
])("A session round-trips: %s", (_what, session) => {
  expect(parseStoredSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  ["not JSON", "{"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["an answer under another key", JSON.stringify({ ...underWay, answers: { "01": 3 } })],
  ["an answer out of bounds", JSON.stringify({ ...underWay, answers: { 1: 6 } })],
  ...Object.entries({
    stage: "nowhere",
    currentQuestion: 20,
    answers: { 21: 3 },
    tieBreaks: { echo: 0.1, avoidant: null },
    skippedQuestions: [0],
    scores: { echo: 1 },
    finalArchetype: "dreamer",
    currentInsight: 4,
    timeLeft: 601,
    age: "17",
    gender: "",
    dates: "robots",
    isPaymentMode: 1,
    lostSends: "none",
    name: "x".repeat(501),
  }).map(([key, value]) => [`a bad ${key}`, JSON.stringify({ ...underWay, [key]: value })]),
])("Invalid data is rejected: %s", (_what, stored) => {
  expect(parseStoredSession(stored)).toBeNull();
});
