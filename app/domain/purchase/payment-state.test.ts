import { expect, test } from "vitest";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";
import type { PaymentState } from "#app/domain/purchase/subscription.ts";
import { charge, NOW } from "../../../tests/fixtures/billing.ts";
import { CONSEQUENCES, findPaymentState } from "./payment-state.ts";

const older = (changes: Partial<BilledCharge>) =>
  charge({ id: "ch_0", createdAt: NOW - 1_000, ...changes });
const refunded = { refundedCents: 200 };

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
  ["a dispute is open", [charge({ dispute: "open" })], "disputed"],
  ["one about an older payment is open", [older({ dispute: "open" }), charge()], "disputed"],
  [
    "one is open and another is lost",
    [older({ dispute: "lost" }), charge({ dispute: "open" })],
    "disputed",
  ],
  ["one was lost", [charge({ dispute: "lost" })], "lost"],
  [
    "one was lost and another won",
    [older({ dispute: "won" }), charge({ dispute: "lost" })],
    "lost",
  ],
  ["one was won", [charge({ dispute: "won" })], "won"],
  [
    "one was won and the newest refunded",
    [older({ dispute: "won" }), charge(refunded)],
    "refunded",
  ],
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
