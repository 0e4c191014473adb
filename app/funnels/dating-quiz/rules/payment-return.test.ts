import { expect, test } from "vitest";
import { readPaymentReturn } from "./payment-return.ts";

test.each([
  ["?payment=success&payment_intent=pi_1&redirect_status=succeeded", "paid"],
  ["?redirect_status=succeeded&payment=success", "paid"],
  ["?payment=success&redirect_status=pending", "pending"],
  ["?payment=success&redirect_status=processing", "pending"],
  ["?payment=success&redirect_status=failed", "failed"],
  ["?payment=success&redirect_status=", "failed"],
  ["?payment=success", null],
  ["?payment=failed&redirect_status=succeeded", null],
  ["?redirect_status=succeeded", null],
  ["", null],
])("The outcome of %s is %s", (query, outcome) => {
  expect(readPaymentReturn(query)).toBe(outcome);
});
