import { describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { invoice, NOW, subscription } from "../../../tests/fixtures/billing.ts";
import { findSold } from "./sold-charge.ts";

const renewal = invoice(
  { id: "in_2", createdAt: NOW + days(7) },
  { paymentIntent: "pi_2", amountCents: 1_999 },
);
const trial = subscription({ invoices: [renewal, invoice()] });
const monthly = subscription({
  id: "sub_2",
  trialStart: null,
  trialEnd: null,
  invoices: [renewal],
});

describe("A charge pays for", () => {
  test.each([
    ["the trial, if it paid its first invoice", [trial], "pi_1", "trial"],
    ["a month, if it paid a later invoice", [trial], "pi_2", "month"],
    ["a month, if there was no trial", [monthly], "pi_2", "month"],
    ["the trial of one of several subscriptions", [monthly, trial], "pi_1", "trial"],
    ["a month, if its invoice is not known", [trial], "pi_3", "month"],
    ["a month, if it names no payment", [trial], null, "month"],
    ["a month, if Stripe shows no subscription any more", [], "pi_1", "month"],
  ] as const)("%s", (_sentence, subscriptions, paymentIntent, sold) => {
    expect(findSold(subscriptions, { paymentIntent })).toBe(sold);
  });
});
