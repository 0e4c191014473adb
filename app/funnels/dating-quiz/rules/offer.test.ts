import { describe, expect, test } from "vitest";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import * as offer from "./offer.ts";
import { FRESH_SESSION, type QuizSession, tickSale } from "./quiz-session.ts";

const offered = { ...FRESH_SESSION, stage: "offer" as const, email: "ada@example.test" };

test("Leaving payment mode keeps the secret; an unpayable payment drops it", () => {
  const paying = offer.openPayment(offered, "pi_1_secret_2");
  expect(offer.openPayment({ ...offered, stage: "result" }, "pi_1_secret_2")).toEqual(paying);
  expect(paying).toEqual({ ...offered, clientSecret: "pi_1_secret_2", isPaymentMode: true });
  expect(offer.leavePayment(paying)).toEqual({ ...paying, isPaymentMode: false });
  expect(offer.discardPayment(paying)).toEqual(offered);
  expect(offer.discardPayment(offered)).toBe(offered);
});

test("A visitor who went back to the quiz stays there", () => {
  const gone = { ...offered, stage: "email" as const };
  expect(offer.openPayment(gone, "pi_1_secret_2")).toBe(gone);
});

describe("When no payment could be started", () => {
  const specified = {
    title: "Payment Error",
    description: "Failed to initialize payment. Please try again.",
  };
  test.each([
    ["no response", new TypeError("Failed to fetch")],
    ["an invalid response", new Error("Invalid")],
    ["an unavailable Stripe", new CallError(503, "", '{"message":"Stripe is away."}')],
    ["a rate limit without message", new CallError(429, "Too Many Requests", "")],
  ])("%s shows the documented message", (_what, error) => {
    expect(offer.describeStartFailure(error)).toEqual(specified);
  });

  test("a rate-limited visitor gets the server's message", () => {
    const error = new CallError(429, "", '{"message":"Please try again in ten minutes."}');
    expect(offer.describeStartFailure(error)).toEqual({
      title: "Payment Error",
      description: "Please try again in ten minutes.",
    });
  });
});

test.each([
  [0, 800, false],
  [240, 800, false],
  [241, 800, true],
  [200, 640, true],
  [192, 640, false],
])("After %d of a window's %d px the bar is shown: %s", (scrolled, height, isShown) => {
  expect(offer.isBarShown(scrolled, height)).toBe(isShown);
});

test("A payment request includes the result, but no scores if answers were changed after it", () => {
  const scores = { echo: 7, avoidant: 2, idealist: 3, analyzer: 7, resigned: 1 };
  const session: QuizSession = {
    ...FRESH_SESSION,
    stage: "offer",
    email: "ada@example.test",
    name: "Ada",
    age: "25–34",
    gender: "female",
    scores,
    finalArchetype: "analyzer",
  };
  const { email, name, age, gender } = session;
  const asked = { email, archetype: "analyzer" };
  const quiz = { name, age, gender, dates: null, scores };
  expect(offer.describePurchase(session)).toEqual({ ...asked, quiz });
  expect(offer.describePurchase({ ...session, dates: "men" })).toEqual({
    ...asked,
    quiz: { ...quiz, dates: "men" },
  });
  const changed = { ...session, scores: { ...scores, echo: 8 } };
  expect(offer.describePurchase(changed)).toEqual(asked);
});

test("The flash sale counts down from 600 seconds to 0", () => {
  expect(tickSale(FRESH_SESSION).timeLeft).toBe(599);
  expect(tickSale({ ...FRESH_SESSION, timeLeft: 0 }).timeLeft).toBe(0);
});
