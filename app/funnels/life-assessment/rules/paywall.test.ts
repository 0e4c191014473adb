import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { describeCheckoutFailure, describeTimeline, readCheckoutUrl } from "./paywall.ts";

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
])("%j contains no checkout URL", (answer) => {
  expect(readCheckoutUrl(answer)).toBeNull();
});

test("The trial's days are those of its mails and charges", () => {
  const { steps } = describeTimeline(Date.UTC(2026, 10, 30, 3), homeLocale());
  expect(steps.map(({ when, title }) => `${when}: ${title}`)).toEqual([
    "Today: You pay $2",
    "Every day: One email",
    "In 4 days, November 27, 2026: We remind you",
    "In 7 days, November 30, 2026 (UTC): $19.99, or two clicks to leave",
    "From then on: One email a week",
  ]);
});
