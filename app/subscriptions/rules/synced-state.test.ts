import { expect, test } from "vitest";
import { STRIPE_STATUSES } from "#app/domain/purchase/billing.ts";
import { STATUS_OF_STRIPE } from "./synced-state.ts";

test.each([
  ["trialing", "trialing"],
  ["active", "active"],
  ["past_due", "payment_pending"],
  ["unpaid", "payment_pending"],
  ["paused", "payment_pending"],
  ["incomplete", "incomplete"],
  ["incomplete_expired", "canceled"],
  ["canceled", "canceled"],
] as const)("Stripe's %s is our %s", (theirs, ours) => {
  expect(STATUS_OF_STRIPE[theirs]).toBe(ours);
});

test("Every Stripe status is mapped", () => {
  expect(Object.keys(STATUS_OF_STRIPE).toSorted()).toEqual([...STRIPE_STATUSES].toSorted());
});
