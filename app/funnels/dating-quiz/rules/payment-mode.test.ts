import { describe, expect, test } from "vitest";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { describeStartFailure, leavePayment, openPayment, stopPayment } from "./payment-mode.ts";
import { FRESH_SESSION } from "./quiz-session.ts";

const offered = { ...FRESH_SESSION, stage: "offer" as const, email: "ada@example.test" };

test("Payment mode keeps its secret when it is left, and drops what can never be paid", () => {
  const paying = openPayment(offered, "pi_1_secret_2");
  expect(openPayment({ ...offered, stage: "result" }, "pi_1_secret_2")).toEqual(paying);
  expect(paying).toEqual({ ...offered, clientSecret: "pi_1_secret_2", isPaymentMode: true });
  expect(leavePayment(paying)).toEqual({ ...paying, isPaymentMode: false });
  expect(stopPayment(paying)).toEqual(offered);
  expect(stopPayment(offered)).toBe(offered);
});

test("Who has gone back to the quiz while the payment was opened stays there", () => {
  const gone = { ...offered, stage: "email" as const };
  expect(openPayment(gone, "pi_1_secret_2")).toBe(gone);
});

describe("When no payment could be opened", () => {
  const specified = {
    title: "Payment Error",
    description: "Failed to initialize payment. Please try again.",
  };
  test.each([
    ["no answer at all", new TypeError("Failed to fetch")],
    ["an answer that makes no sense", new Error("Invalid")],
    ["Stripe being away", new CallError(503, "", '{"message":"Stripe is away."}')],
    ["a limit without words", new CallError(429, "Too Many Requests", "")],
  ])("%s is told in the documented words", (_what, error) => {
    expect(describeStartFailure(error)).toEqual(specified);
  });

  test("who has tried too often is told so", () => {
    const error = new CallError(429, "", '{"message":"Please try again in ten minutes."}');
    expect(describeStartFailure(error)).toEqual({
      title: "Payment Error",
      description: "Please try again in ten minutes.",
    });
  });
});
