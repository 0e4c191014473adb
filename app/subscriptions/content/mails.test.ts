import { expect, test } from "vitest";
import { renewalReminder, subscriptionResumed, trialStarted } from "./mails.ts";

const AT = "December 5, 2026 at 12:00 PM UTC";
const paid = { amount: "$2", day: "November 28, 2026", last4: "4242", statement: "KINDLING" };
const started = { at: AT, paid, next: "$19.99", contactEmail: "help@x.test", hasGivenUp: false };
const textOf = ({ paragraphs, action }: { paragraphs: readonly string[]; action: string }) =>
  [...paragraphs, action].join("\n");

test("P04 The mail that confirms a trial has all that card networks want seven days ahead", () => {
  const text = textOf(trialStarted(started));
  const wanted = ["7 days", "$2", "November 28, 2026", "$19.99", AT, "4242", "KINDLING", "cancel"];
  expect(wanted.filter((one) => !text.includes(one))).toEqual([]);
  expect(text).not.toMatch(/\bfree\b/i);
});

test("A receipt without a card says nothing about one", () => {
  const text = textOf(
    trialStarted({ ...started, paid: { ...paid, last4: null, statement: null } }),
  );
  expect(text).toContain("You paid $2 for 7 days of full access, on November 28, 2026.\n");
});

test.each([
  [
    { amountCents: 1_499, last4: "4444" },
    `On ${AT}, $14.99 will be charged for the next month, to the card ending in 4444.`,
  ],
  [{ amountCents: 1_499, last4: null }, `On ${AT}, $14.99 will be charged for the next month.`],
  [null, `On ${AT}, your subscription will be charged for the next month.`],
])("P04 A reminder names the amount that Stripe will charge, or none", (next, line) => {
  const { paragraphs, preview } = renewalReminder({ day: "", at: AT, next, statement: null });
  expect(paragraphs[0]).toBe(line);
  expect(preview.includes("$")).toBe(next !== null);
});

test.each([
  [
    { amountCents: 1_499, last4: null },
    false,
    "renews on December 5, 2026 at 12:00 PM UTC at $14.99",
  ],
  [null, false, "renews on December 5, 2026 at 12:00 PM UTC, and"],
  [{ amountCents: 1_999, last4: null }, true, "Your payments are paused"],
])(
  "A subscription that continues promises no other charge than the next one",
  (next, isPaused, words) => {
    const text = textOf(subscriptionResumed({ at: AT, next, isPaused }));
    expect(text).toContain(words);
    expect(text.includes("$")).toBe(next !== null && !isPaused);
  },
);
