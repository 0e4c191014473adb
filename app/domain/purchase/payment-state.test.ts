import { expect, test } from "vitest";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import type { PaymentState } from "#app/domain/purchase/subscription.ts";
import { charge, NOW } from "../../../tests/fixtures/billing.ts";
import { CONSEQUENCES, findPaymentState } from "./payment-state.ts";

const older = (changes: Partial<BilledCharge>) =>
  charge({ id: "ch_0", createdAt: NOW - 1_000, ...changes });
const refunded = { refundedCents: 200 };
/** The bank holds, or keeps, all of the 200 cents. */
const open = { dispute: "open" as const, withheldCents: 200 };
const lost = { dispute: "lost" as const, withheldCents: 200 };
const won = { dispute: "won" as const };

const rows: [string, BilledCharge[], PaymentState][] = [
  ["nothing was charged", [], "clear"],
  ["it was paid", [charge()], "clear"],
  ["a part was refunded", [charge({ refundedCents: 199 })], "clear"],
  ["all was refunded", [charge(refunded)], "refunded"],
  ["an older payment was refunded", [older(refunded), charge()], "clear"],
  ["the newest payment was refunded", [charge(refunded), older({})], "refunded"],
  [
    "a declined charge came after a refund",
    [older(refunded), charge({ isPaid: false })],
    "refunded",
  ],
  ["a dispute is open", [charge(open)], "disputed"],
  ["one was lost", [charge(lost)], "lost"],
  ["one was won", [charge(won)], "won"],
  ["a declined charge came after one", [older(open), charge({ isPaid: false })], "disputed"],
  [
    "one is about a little less, by its currency",
    [charge({ ...open, withheldCents: 180 })],
    "disputed",
  ],
  ["one is about a part", [charge({ ...open, withheldCents: 179 })], "won"],
  ["one about a part was lost", [charge({ ...lost, withheldCents: 1 })], "won"],
  [
    "one is about what a refund left",
    [charge({ ...open, refundedCents: 120, withheldCents: 80 })],
    "disputed",
  ],
  [
    "one about what a refund left was lost",
    [charge({ ...lost, refundedCents: 120, withheldCents: 80 })],
    "lost",
  ],
  [
    "a refund and one about a part leave enough",
    [charge({ ...open, refundedCents: 100, withheldCents: 79 })],
    "won",
  ],
  ["one about an older payment is open", [older(open), charge()], "won"],
  ["one about an older payment was lost", [older(lost), charge()], "won"],
  ["one was lost and the newest is disputed", [older(lost), charge(open)], "disputed"],
  ["one is open and that about the newest was lost", [older(open), charge(lost)], "lost"],
  ["one was won and that about the newest lost", [older(won), charge(lost)], "lost"],
  ["one is open and that about the newest was won", [older(open), charge(won)], "won"],
  ["one was won and the newest refunded", [older(won), charge(refunded)], "refunded"],
  ["one is open and the newest refunded", [older(open), charge(refunded)], "refunded"],
];

test.each(rows)("The payment state where %s", (_, charges, paymentState) => {
  expect(findPaymentState(charges)).toBe(paymentState);
  expect(findPaymentState(charges.toReversed())).toBe(paymentState);
});

test.each([
  ["clear", true, false],
  ["refunded", false, true],
  ["disputed", false, true],
  ["lost", false, true],
  ["won", true, true],
] as const)("%s: access %s, ended now %s", (paymentState, hasAccess, endsNow) => {
  expect(CONSEQUENCES[paymentState]).toEqual({ hasAccess, endsNow });
});
