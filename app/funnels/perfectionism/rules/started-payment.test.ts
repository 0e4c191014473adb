import { describe, expect, test } from "vitest";
import { readStarted } from "./started-payment.ts";

const orderId = "3f2b8c1d-0000-4000-8000-000000000000";

describe("What the payment call answered", () => {
  test.each([
    { state: "open", clientSecret: "pi_1_secret_2", orderId },
    { state: "processing", clientSecret: null, orderId },
    { state: "paid", clientSecret: null, orderId },
  ])("is taken while it is $state", (started) => {
    expect(readStarted({ ...started, amount: 4_900, price: "$49" })).toEqual(started);
  });

  test.each([
    [null],
    ["open"],
    [{}],
    [{ state: "open", clientSecret: null, orderId }],
    [{ state: "open", clientSecret: "pi_1_secret_2" }],
    [{ state: "paid", clientSecret: null }],
    [{ state: "refunded", clientSecret: null, orderId }],
  ])("is refused when it is %j", (answer) => {
    expect(() => readStarted(answer)).toThrow("something else");
  });
});
