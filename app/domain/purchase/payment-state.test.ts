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
  ["a dispute was lost", [charge(lost)], "lost"],
  ["a dispute was won", [charge(won)], "won"],
  ["a declined charge came after a dispute", [older(open), charge({ isPaid: false })], "disputed"],
  [
    "an open dispute is for a little less, due to its currency",
    [charge({ ...open, withheldCents: 180 })],
    "disputed",
  ],
  ["an open dispute is about a part", [charge({ ...open, withheldCents: 179 })], "won"],
  ["a dispute about a part was lost", [charge({ ...lost, withheldCents: 1 })], "won"],
  [
    "an open dispute is about what a refund left",
    [charge({ ...open, refundedCents: 120, withheldCents: 80 })],
    "disputed",
  ],
  [
    "a dispute about what a refund left was lost",
    [charge({ ...lost, refundedCents: 120, withheldCents: 80 })],
    "lost",
  ],
  [
    "a refund and a dispute about a part leave enough",
    [charge({ ...open, refundedCents: 100, withheldCents: 79 })],
    "won",
  ],
  ["a dispute about an older payment is open", [older(open), charge()], "won"],
  ["a dispute about an older payment was lost", [older(lost), charge()], "won"],
  ["an older dispute was lost and the newest is open", [older(lost), charge(open)], "disputed"],
  ["an older dispute is open and the newest was lost", [older(open), charge(lost)], "lost"],
  ["an older dispute was won and the newest was lost", [older(won), charge(lost)], "lost"],
  ["an older dispute is open and the newest was won", [older(open), charge(won)], "won"],
  ["a dispute was won and the newest charge refunded", [older(won), charge(refunded)], "refunded"],
  ["a dispute is open and the newest charge refunded", [older(open), charge(refunded)], "refunded"],
];

test.each(rows)("The payment state if %s", (_, charges, paymentState) => {
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
