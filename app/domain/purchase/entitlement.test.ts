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
/** Who may see paid content: with time left, with none left, and after a week without a working sync. */
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

test.each(rows)("Access to a %s subscription with a %s payment", (status, paymentState) => {
  const paid = { status, paymentState };
  const given = [
    isEntitled({ ...paid, periodEnd: NOW + 1 }, NOW),
    isEntitled({ ...paid, periodEnd: NOW }, NOW),
    isEntitled({ ...paid, periodEnd: NOW - days(7) }, NOW),
  ];
  expect(given).toEqual(entitled[`${status} ${paymentState}`] ?? [false, false, false]);
});

test("An unknown period has no time left", () => {
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
