import { expect, test } from "vitest";
import { readStartedPayment } from "./started-payment.ts";

test("A payment is open with a secret, or already paid without one", () => {
  const open = { state: "open", clientSecret: "pi_1_secret_2", orderId: "1" };
  expect(readStartedPayment({ ...open, amount: 4_900 })).toEqual(open);
  for (const state of ["processing", "paid"]) {
    const over = { state, clientSecret: null, orderId: "1" };
    const known = { ...over, amount: 4_900 };
    expect(readStartedPayment({ ...known, price: "$49" })).toEqual(known);
    expect(readStartedPayment(over)).toEqual({ ...over, amount: null });
  }
});

test.each([
  [null],
  ["pi_1_secret_2"],
  [{}],
  [{ clientSecret: "pi_1_secret_2" }],
  [{ state: "open", clientSecret: null, orderId: "1" }],
  [{ state: "open", clientSecret: "", orderId: "1" }],
  [{ state: "open", clientSecret: "pi_1_secret_2" }],
  [{ state: "paid", clientSecret: null }],
  [{ state: "refunded", clientSecret: "pi_1_secret_2", orderId: "1" }],
])("No other answer opens a form: %j", (answer) => {
  expect(() => readStartedPayment(answer)).toThrow();
});
