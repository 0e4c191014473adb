import { expect, test } from "vitest";
import {
  PAYMENT_STATES,
  type PaymentState,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "#app/domain/purchase/subscription.ts";
import { days, hours } from "../duration.ts";
import { hasPaidMonth, isEntitled } from "./entitlement.ts";

const NOW = days(100);
/** Whoever may see what is paid for: with time left, without, and when no sync has worked for a week. */
const entitled: Record<string, [left: boolean, over: boolean, unsynced: boolean]> = {
  "trialing clear": [true, true, false],
  "trialing won": [true, true, false],
  "active clear": [true, true, false],
  "active won": [true, true, false],
  "canceled won": [true, false, false],
};

const rows = SUBSCRIPTION_STATUSES.flatMap((status) =>
  PAYMENT_STATES.map((paymentState): [SubscriptionStatus, PaymentState] => [status, paymentState]),
);

test.each(rows)("%s, and the payment is %s", (status, paymentState) => {
  const paid = { status, paymentState };
  const given = [
    isEntitled({ ...paid, periodEnd: NOW + 1 }, NOW),
    isEntitled({ ...paid, periodEnd: NOW }, NOW),
    isEntitled({ ...paid, periodEnd: NOW - days(7) }, NOW),
  ];
  expect(given).toEqual(entitled[`${status} ${paymentState}`] ?? [false, false, false]);
});

test("A period that nobody knows has no time left", () => {
  expect(isEntitled({ status: "canceled", paymentState: "won", periodEnd: null }, NOW)).toBe(false);
});

test.each<[string, Parameters<typeof hasPaidMonth>[0], boolean]>([
  ["in the trial", { status: "trialing", periodEnd: NOW, trialEnd: NOW }, false],
  ["not charged yet", { status: "active", periodEnd: NOW, trialEnd: NOW - hours(2) + 1 }, false],
  ["renewed", { status: "active", periodEnd: NOW, trialEnd: NOW - hours(2) }, true],
  ["bought without a trial", { status: "active", periodEnd: NOW, trialEnd: null }, true],
  ["a trial won back", { status: "canceled", periodEnd: NOW, trialEnd: NOW }, false],
  ["a month won back", { status: "canceled", periodEnd: NOW + 1, trialEnd: NOW }, true],
])("Has a month been paid? %s", (_what, subscription, isPaid) => {
  expect(hasPaidMonth(subscription, NOW)).toBe(isPaid);
});
