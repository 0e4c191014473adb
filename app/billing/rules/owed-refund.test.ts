import { expect, test } from "vitest";
import { days, hours } from "#app/domain/duration.ts";
import { charge, NOW } from "../../../tests/fixtures/billing.ts";
import { isRefundable, judgeRefund, refundPauseMs } from "./owed-refund.ts";

const refunded = { refundedCents: 200 };
const disputed = { dispute: "open" as const };

test.each([
  ["a paid one", [charge()], true],
  ["one that was refunded in part", [charge({ refundedCents: 100 })], true],
  ["one that was refunded", [charge(refunded)], false],
  ["a disputed one", [charge(disputed)], false],
  ["one that was declined first", [charge({ isPaid: false }), charge()], true],
  ["one that cannot be read", [], true],
  ["any, without charges", null, true],
])("Whether a payment can be refunded: %s", (_, charges, isOpen) => {
  expect(isRefundable("pi_1", charges)).toBe(isOpen);
});

test.each([
  ["due", NOW, [charge()], "try"],
  ["planned for later", NOW + 1, [charge()], "wait"],
  ["refunded by now", NOW, [charge(refunded)], "done"],
  ["disputed by now", NOW, [charge(disputed)], "done"],
  ["done", null, [charge(refunded)], "wait"],
  ["done, and sent back by the bank", null, [charge()], "failed"],
  ["due and unreadable", NOW, [], "try"],
  ["done and unreadable", null, [], "wait"],
  ["due without charges", NOW, null, "try"],
  ["done without charges", null, null, "wait"],
] as const)("The verdict on an owed refund that is %s", (_, nextTryAt, charges, verdict) => {
  expect(judgeRefund({ paymentIntent: "pi_1", nextTryAt }, charges, NOW)).toBe(verdict);
});

test("The pauses between tries double from an hour to a week", () => {
  const pauses = Array.from({ length: 12 }, (_, at) => refundPauseMs(at + 1));
  expect(pauses.slice(0, 4)).toEqual([hours(1), hours(2), hours(4), hours(8)]);
  expect(pauses.slice(8)).toEqual([days(7), days(7), days(7), days(7)]);
});
