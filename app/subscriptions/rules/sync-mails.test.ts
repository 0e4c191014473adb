import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { billing, charge, invoice, NOW, subscription } from "../../../tests/fixtures/billing.ts";
import { decideSync } from "./decide-sync.ts";

const known = {
  attemptId: "attempt" as AttemptId,
  email: "ada@example.test",
  stripeSubId: "sub_1",
  paymentState: "clear" as const,
  isCancelling: false,
  canceledAt: null,
  checkoutExpiresAt: null,
  consentedAt: NOW,
  cancelRequestedAt: null,
  dailyMailsStoppedAt: null,
  periodEnd: NOW + days(7),
  coveredBy: null,
};
const LATER = NOW + days(2);
const ended = subscription({ status: "canceled", canceledAt: LATER, endedAt: LATER });

type Known = Parameters<typeof decideSync>[1];
const mailsOf = (given: ReturnType<typeof billing>, changes: Partial<Known> = {}) =>
  decideSync(given, { ...known, ...changes }, LATER).mails;
const kindsOf = (...given: Parameters<typeof mailsOf>) => mailsOf(...given).map(({ kind }) => kind);

const refunded = [charge({ refundedCents: 200 })];

test("A full refund is mailed with its amount, and not as a cancellation, too", () => {
  expect(mailsOf(billing([ended], refunded))).toEqual([
    {
      kind: "subscription_refunded",
      cause: "ch_1",
      payload: { amountCents: 200, paidAt: NOW },
    },
  ]);
});

test("It is mailed also where the subscription had ended before", () => {
  const over = { ...ended, endedAt: NOW + days(1), canceledAt: NOW };
  expect(kindsOf(billing([over], refunded))).toEqual(["subscription_refunded"]);
});

test("It is the newest payment's", () => {
  const month = charge({
    ...{ id: "ch_2", paymentIntent: "pi_2", createdAt: NOW + days(1) },
    ...{ amountCents: 1_999, refundedCents: 1_999 },
  });
  const declined = charge({ id: "ch_3", createdAt: NOW + days(1) + 1, isPaid: false });
  expect(mailsOf(billing([ended], [...refunded, declined, month]))).toMatchObject([
    { cause: "ch_2", payload: { amountCents: 1_999, paidAt: NOW + days(1) } },
  ]);
});

test.each([
  ["known already", { paymentState: "refunded" as const }, refunded],
  ["of a part", {}, [charge({ refundedCents: 199 })]],
  ["known, while the charges cannot be read", { paymentState: "refunded" as const }, null],
])("A refund that is %s is not mailed", (_, changes, charges) => {
  expect(kindsOf(billing([ended], charges), changes)).not.toContain("subscription_refunded");
});

test("The refund of a next subscription is mailed, though the one before was refunded, too", () => {
  const before = { paymentState: "refunded" as const, stripeSubId: "sub_0" };
  expect(kindsOf(billing([ended], refunded), before)).toEqual(["subscription_refunded"]);
});

test("A subscriber who cancels and is then refunded gets both mails", () => {
  expect(kindsOf(billing([ended], refunded), { cancelRequestedAt: NOW + days(1) })).toEqual([
    "subscription_cancelled",
    "subscription_refunded",
  ]);
});

test.each([
  ["a dispute that is open", charge({ dispute: "open", withheldCents: 200 }), {}, true],
  ["one that was lost", charge({ dispute: "lost", withheldCents: 200 }), {}, true],
  ["one about a part", charge({ dispute: "open", withheldCents: 100 }), {}, true],
  ["one, after its owner did", charge({ dispute: "open" }), { cancelRequestedAt: NOW }, undefined],
  ["its owner", charge(), {}, undefined],
])("The mail of an end by %s tells a dispute from a cancellation", (...row) => {
  const [, charged, changes, isDisputed] = row;
  const [told, ...others] = mailsOf(billing([ended], [charged]), changes);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ kind: "subscription_cancelled", cause: `sub_1:${LATER}:${LATER}` });
  expect(told?.payload).toEqual({
    ...{ accessEnd: expect.any(Number), canceledAt: expect.any(Number) },
    ...(isDisputed && { isDisputed }),
  });
});

test("The mail of a declined renewal names the invoice that was tried, not one still to be", () => {
  const open = { state: "open" as const, payments: [] };
  const invoices = [
    invoice({ ...open, id: "in_3", dueCents: 1_999, createdAt: LATER, isAttempted: false }),
    invoice({ ...open, id: "in_2", dueCents: 999, createdAt: NOW + days(1) }),
    invoice(),
  ];
  const mails = mailsOf(billing([subscription({ status: "past_due", invoices })]));
  expect(mails.filter(({ kind }) => kind === "payment_failed")).toEqual([
    {
      kind: "payment_failed",
      cause: "sub_1:in_2",
      payload: { amountCents: 999, renewedAt: NOW + days(1) },
    },
  ]);
});

const cancelling = { isCancelling: true, canceledAt: NOW + days(1) };

test("A cancellation that was undone is mailed by the time it was made, with the next charge", () => {
  const mails = mailsOf(billing([subscription()]), cancelling);
  expect(mails.filter(({ kind }) => kind === "subscription_resumed")).toEqual([
    {
      kind: "subscription_resumed",
      cause: `sub_1:${NOW + days(1)}`,
      payload: { renewsAt: NOW + days(7) },
    },
  ]);
});

test.each<[string, Parameters<typeof subscription>[0], Partial<Known>]>([
  ["none was known", {}, {}],
  ["it lasts", cancelling, cancelling],
  ["it was that of an earlier subscription", {}, { ...cancelling, stripeSubId: "sub_0" }],
  ["the subscription has ended with it", { status: "canceled", endedAt: LATER }, cancelling],
  ["a renewal was declined", { status: "past_due" }, cancelling],
  ["it is asked for again", {}, { ...cancelling, cancelRequestedAt: LATER }],
])("No cancellation is mailed as undone where %s", (_, changes, before) => {
  expect(kindsOf(billing([subscription(changes)]), before)).not.toContain("subscription_resumed");
});

test("Nor where a refund has closed what it would continue", () => {
  const kinds = kindsOf(billing([subscription()], refunded), cancelling);
  expect(kinds).not.toContain("subscription_resumed");
});

const won = [charge({ dispute: "won" })];
const disputed = { paymentState: "disputed" as const };

test.each(["disputed", "lost"] as const)(
  "A payment that was %s and is won is mailed with the end of what is open again",
  (paymentState) => {
    const mails = mailsOf(billing([ended], won), { paymentState });
    expect(mails.filter(({ kind }) => kind === "access_restored")).toEqual([
      { kind: "access_restored", cause: "sub_1", payload: { accessEnd: NOW + days(7) } },
    ]);
  },
);

const short = subscription({
  ...{ status: "canceled", canceledAt: LATER, endedAt: LATER },
  invoices: [invoice({ paidUntil: LATER })],
});
test.each<[string, typeof ended, typeof won, Partial<Known>]>([
  ["nothing was closed", ended, won, {}],
  ["it is known already", ended, won, { paymentState: "won" }],
  ["what was paid for is over", short, won, disputed],
  ["the dispute lasts", ended, [charge({ dispute: "open", withheldCents: 200 })], disputed],
  ["the payment was given back", ended, refunded, disputed],
  ["it was about an earlier subscription", ended, won, { ...disputed, stripeSubId: "sub_0" }],
])("No access is mailed as open again where %s", (_, sub, charges, before) => {
  expect(kindsOf(billing([sub], charges), before)).not.toContain("access_restored");
});
