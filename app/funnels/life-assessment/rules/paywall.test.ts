import { expect, test } from "vitest";
import { describeCheckoutFailure, readCheckoutUrl } from "./paywall.ts";

test("A failed checkout shows the server's message, else the documented one", () => {
  expect(describeCheckoutFailure("We are resting.")).toEqual({
    title: "Error",
    description: "We are resting.",
  });
  for (const serverMessage of [null, ""]) {
    expect(describeCheckoutFailure(serverMessage)).toEqual({
      title: "Error",
      description: "Failed to start checkout. Please try again.",
    });
  }
});

test("The checkout's URL is read from the response", () => {
  const checkout_url = "https://checkout.stripe.com/c/pay/cs_test_1";
  expect(readCheckoutUrl({ checkout_url })).toBe(checkout_url);
});

test.each([
  null,
  "https://checkout.stripe.com",
  {},
  { checkout_url: "" },
  { checkout_url: 7 },
  { checkout_url: "javascript:alert(1)" },
])("%j holds no checkout URL", (answer) => {
  expect(readCheckoutUrl(answer)).toBeNull();
});
