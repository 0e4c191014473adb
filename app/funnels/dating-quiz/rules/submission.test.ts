import { expect, test } from "vitest";
import { submitFailed } from "../content/submission.ts";
import { reveal } from "./flow.ts";
import { FRESH_SESSION, type QuizSession } from "./quiz-session.ts";
import { describeLoss, describeResult, isKnown, noteSent } from "./submission.ts";

const answered: QuizSession = { ...FRESH_SESSION, age: "45+", gender: "male" };
const ada = { name: "Ada", email: "ada@example.test" };
const revealed = reveal(answered, ada, () => 0.5);

test("A revealed result is submitted once age and gender are known", () => {
  expect(describeResult(revealed)).toEqual({
    ...ada,
    age: "45+",
    gender: "male",
    archetype: "echo",
  });
  expect(describeResult({ ...revealed, age: null })).toBeNull();
  expect(describeResult({ ...revealed, gender: null })).toBeNull();
  expect(describeResult(answered)).toBeNull();
});

test("A result that keeps getting lost is sent five times, and the visitor is notified once", () => {
  const told: (string | undefined)[] = [];
  let session = revealed;
  let sends = 0;
  while (describeResult(session)) {
    sends += 1;
    told.push(describeLoss(session)?.title);
    session = noteSent(session, session, false);
  }
  expect(sends).toBe(5);
  expect(told).toEqual([submitFailed.title, ...Array(4)]);
});

test("A result that has arrived is not sent again, until it is revealed anew", () => {
  const arrived = noteSent(revealed, revealed, true);
  expect(describeResult(arrived)).toBeNull();
  expect(noteSent(arrived, revealed, false)).toBe(arrived);
  expect(describeResult(reveal(arrived, ada, () => 0.5))).not.toBeNull();
});

test("The outcome of a send does not affect a result for another address", () => {
  const other = reveal(revealed, { ...ada, email: "bea@example.test" }, () => 0.5);
  expect(noteSent(other, revealed, true)).toBe(other);
  expect(noteSent(FRESH_SESSION, revealed, true)).toBe(FRESH_SESSION);
});

test("Only an address that was already submitted is not retried", () => {
  expect(isKnown('409: {"message":"Email already submitted"}')).toBe(true);
  expect(isKnown("400: it already exists")).toBe(true);
  expect(isKnown("503: away")).toBe(false);
});
