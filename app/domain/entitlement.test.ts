import { expect, test } from "vitest";
import {
  PAYMENT_STATES,
  type PaymentState,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "#app/domain/subscription.ts";
import { isEntitled } from "./entitlement.ts";

const NOW = 1_000;
/** Whoever may see what is paid for: with time left, and without. Nobody else may. */
const entitled: Record<string, [left: boolean, over: boolean]> = {
  "trialing clear": [true, true],
  "trialing won": [true, true],
  "active clear": [true, true],
  "active won": [true, true],
  "canceled won": [true, false],
};

const rows = SUBSCRIPTION_STATUSES.flatMap((status) =>
  PAYMENT_STATES.map((paymentState): [SubscriptionStatus, PaymentState] => [status, paymentState]),
);

test.each(rows)("%s, and the payment is %s", (status, paymentState) => {
  const paid = { status, paymentState };
  const given = [
    isEntitled({ ...paid, periodEnd: NOW + 1 }, NOW),
    isEntitled({ ...paid, periodEnd: NOW }, NOW),
  ];
  expect(given).toEqual(entitled[`${status} ${paymentState}`] ?? [false, false]);
});

test("A period that nobody knows has no time left", () => {
  expect(isEntitled({ status: "canceled", paymentState: "won", periodEnd: null }, NOW)).toBe(false);
});
