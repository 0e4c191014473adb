import { describe, expect, test } from "vitest";
import { judgeIntent, judgePayment } from "./judge-payment.ts";

const intent = (status: string, amount = 1_999) => ({ status, amount });

describe("The outcome of a payment attempt", () => {
  const declined = { message: "Your card was declined." };
  const failed = { kind: "failed", isUnpaid: false, isAtField: false };
  test.each([
    ["a payment", { paymentIntent: intent("succeeded") }, { kind: "paid" }],
    ["a bank that has not decided", { paymentIntent: intent("processing") }, { kind: "pending" }],
    [
      "a confirmation that the bank still needs",
      { paymentIntent: intent("requires_action") },
      { ...failed, message: null, isUnpaid: true },
    ],
    ["an empty result", {}, { ...failed, message: null }],
    [
      "an invalid card",
      { error: { ...declined, type: "validation_error" } },
      { ...failed, ...declined, isAtField: true },
    ],
    ["an error without a message", { error: { message: "" } }, { ...failed, message: null }],
    [
      "a declined card",
      { error: { ...declined, payment_intent: intent("requires_payment_method") } },
      { ...failed, ...declined, isUnpaid: true },
    ],
    [
      "an intent that another tab has paid",
      { error: { ...declined, payment_intent: intent("succeeded") } },
      { kind: "paid" },
    ],
    [
      "an intent that another tab is paying",
      { error: { payment_intent: intent("processing") } },
      { kind: "pending" },
    ],
    [
      "an intent that was cancelled",
      { error: { ...declined, payment_intent: intent("canceled") } },
      { kind: "unpayable" },
    ],
  ])("%s", (_what, result, outcome) => {
    expect(judgePayment(result)).toEqual(outcome);
  });
});

describe("A stored intent", () => {
  test.each([
    ["requires_payment_method", "payable"],
    ["requires_confirmation", "payable"],
    ["requires_action", "payable"],
    ["succeeded", "paid"],
    ["processing", "pending"],
    ["canceled", "unpayable"],
    ["requires_capture", "unpayable"],
  ])("with status %s is %s", (status, judgement) => {
    expect(judgeIntent(intent(status), 1_999)).toBe(judgement);
  });

  test("with another amount or from another account is never paid", () => {
    expect(judgeIntent(intent("requires_payment_method", 2_999), 1_999)).toBe("unpayable");
    expect(judgeIntent(null, 1_999)).toBe("unpayable");
  });
});
