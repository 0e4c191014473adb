import { expect, test } from "vitest";
import { readStartedPayment } from "./started-payment.ts";

test("A payment is open with a secret, or is nothing to pay any more", () => {
  const open = { state: "open", clientSecret: "pi_1_secret_2" };
  expect(readStartedPayment({ ...open, orderId: "1", amount: 4_900 })).toEqual(open);
  for (const state of ["processing", "paid"]) {
    expect(readStartedPayment({ state, clientSecret: null })).toEqual({ state });
  }
});

test.each([
  [null],
  ["pi_1_secret_2"],
  [{}],
  [{ clientSecret: "pi_1_secret_2" }],
  [{ state: "open", clientSecret: null }],
  [{ state: "open", clientSecret: "" }],
  [{ state: "refunded", clientSecret: "pi_1_secret_2" }],
])("No other answer opens a form: %j", (answer) => {
  expect(() => readStartedPayment(answer)).toThrow();
});
