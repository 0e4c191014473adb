import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import {
  billing,
  known as buyer,
  charge,
  invoice,
  NOW,
  subscription,
} from "../../../tests/fixtures/billing.ts";
import { decideSync } from "./decide-sync.ts";

const known = { ...buyer, stripeSubId: "sub_1", periodEnd: NOW + days(7) };
const LATER = NOW + days(2);
const ended = subscription({ status: "canceled", canceledAt: LATER, endedAt: LATER });

type Known = Parameters<typeof decideSync>[1];
const mailsOf = (given: ReturnType<typeof billing>, changes: Partial<Known> = {}) =>
  decideSync(given, { ...known, ...changes }, LATER).mails;
const kindsOf = (...given: Parameters<typeof mailsOf>) => mailsOf(...given).map(({ kind }) => kind);

const refunded = [charge({ refundedCents: 200 })];

test("A full refund is mailed with its amount, and not as a cancellation as well", () => {
  expect(mailsOf(billing([ended], refunded))).toEqual([
    {
      kind: "subscription_refunded",
      cause: "ch_1",
      payload: { amountCents: 200, paidAt: NOW },
    },
  ]);
});

test("A full refund is mailed even if the subscription had already ended", () => {
  const over = { ...ended, endedAt: NOW + days(1), canceledAt: NOW };
  expect(kindsOf(billing([over], refunded))).toEqual(["subscription_refunded"]);
});

test("The refund that is mailed is the newest payment's", () => {
  const month = charge({
    id: "ch_2",
    paymentIntent: "pi_2",
    createdAt: NOW + days(1),
    amountCents: 1_999,
    refundedCents: 1_999,
  });
  const declined = charge({ id: "ch_3", createdAt: NOW + days(1) + 1, isPaid: false });
  expect(mailsOf(billing([ended], [...refunded, declined, month]))).toMatchObject([
    { cause: "ch_2", payload: { amountCents: 1_999, paidAt: NOW + days(1) } },
  ]);
});

test.each([
  ["already known", { paymentState: "refunded" as const }, refunded],
  ["partial", {}, [charge({ refundedCents: 199 })]],
  ["already known, with unreadable charges", { paymentState: "refunded" as const }, null],
])("A refund that is %s is not mailed", (_, changes, charges) => {
  expect(kindsOf(billing([ended], charges), changes)).not.toContain("subscription_refunded");
});

test("The refund of a new subscription is mailed even if the previous one was refunded too", () => {
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
  ["an open dispute", charge({ dispute: "open", withheldCents: 200 }), {}, true],
  ["a lost dispute", charge({ dispute: "lost", withheldCents: 200 }), {}, true],
  ["a dispute about a part", charge({ dispute: "open", withheldCents: 100 }), {}, true],
  ["its owner and a dispute", charge({ dispute: "open" }), { cancelRequestedAt: NOW }, undefined],
  ["its owner", charge(), {}, undefined],
])("The mail about an end by %s tells a dispute from a cancellation", (...row) => {
  const [, charged, changes, isDisputed] = row;
  const [told, ...others] = mailsOf(billing([ended], [charged]), changes);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ kind: "subscription_cancelled", cause: `sub_1:${LATER}:${LATER}` });
  expect(told?.payload).toEqual({
    accessEnd: expect.any(Number),
    canceledAt: expect.any(Number),
    ...(isDisputed && { isDisputed }),
  });
});

test("The mail about a declined renewal names the invoice that was tried, not a later one", () => {
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

test("An undone cancellation is mailed once, with the next charge", () => {
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
  ["it still holds", cancelling, cancelling],
  ["it belonged to an earlier subscription", {}, { ...cancelling, stripeSubId: "sub_0" }],
  ["the subscription has ended with it", { status: "canceled", endedAt: LATER }, cancelling],
  ["a renewal was declined", { status: "past_due" }, cancelling],
  ["it was requested again", {}, { ...cancelling, cancelRequestedAt: LATER }],
])("No cancellation is mailed as undone if %s", (_, changes, before) => {
  expect(kindsOf(billing([subscription(changes)]), before)).not.toContain("subscription_resumed");
});

test("No cancellation is mailed as undone if its payment was refunded", () => {
  const kinds = kindsOf(billing([subscription()], refunded), cancelling);
  expect(kinds).not.toContain("subscription_resumed");
});

const won = [charge({ dispute: "won" })];
const disputed = { paymentState: "disputed" as const };

test.each(["disputed", "lost"] as const)(
  "A payment that was %s and is won is mailed with the end of access",
  (paymentState) => {
    const mails = mailsOf(billing([ended], won), { paymentState });
    expect(mails.filter(({ kind }) => kind === "access_restored")).toEqual([
      { kind: "access_restored", cause: "sub_1", payload: { accessEnd: NOW + days(7) } },
    ]);
  },
);

const short = subscription({
  status: "canceled",
  canceledAt: LATER,
  endedAt: LATER,
  invoices: [invoice({ paidUntil: LATER })],
});
test.each<[string, typeof ended, typeof won, Partial<Known>]>([
  ["nothing was closed", ended, won, {}],
  ["that is already known", ended, won, { paymentState: "won" }],
  ["the paid time is over", short, won, disputed],
  ["the dispute is still open", ended, [charge({ dispute: "open", withheldCents: 200 })], disputed],
  ["the payment was refunded", ended, refunded, disputed],
  ["the dispute was of an earlier subscription", ended, won, { ...disputed, stripeSubId: "sub_0" }],
])("No access is mailed as restored if %s", (_, sub, charges, before) => {
  expect(kindsOf(billing([sub], charges), before)).not.toContain("access_restored");
});

const causesOf = (given: ReturnType<typeof billing>, kind: string) =>
  mailsOf(given)
    .filter((mail) => mail.kind === kind)
    .map(({ cause, payload }) => ({ cause, payload }));

test.each([
  ["a week more", { trialEnd: NOW + days(14), periodEnd: NOW + days(14) }],
  ["ended now", { status: "active" as const, trialEnd: LATER, periodEnd: NOW + days(32) }],
])("P21 A trial whose end was moved at Stripe has started once: %s", (_, changes) => {
  const [before] = causesOf(billing([subscription()]), "trial_started");
  const [after] = causesOf(billing([subscription(changes)]), "trial_started");
  expect([before?.cause, after?.cause]).toEqual(["sub_1", "sub_1"]);
});

test.each([
  ["the date that it was moved to", { trialEnd: NOW + days(4), periodEnd: NOW + days(4) }, 1],
  ["no date that is still far away", { trialEnd: NOW + days(14), periodEnd: NOW + days(14) }, 0],
  ["no charge that is paused", { periodEnd: NOW + days(4), isPaused: true }, 0],
])("P04 The reminder is of the charge to come: %s", (_, changes, count) => {
  const reminders = causesOf(billing([subscription(changes)]), "renewal_reminder");
  const cause = `sub_1:${changes.periodEnd}`;
  const reminder = { cause, payload: { renewsAt: changes.periodEnd } };
  expect(reminders).toEqual(Array.from({ length: count }, () => reminder));
});

test("P06 A trial whose card has had one is ended and refunded, with a mail of its own", () => {
  const given = billing([subscription()], [charge({ cardHash: "a hash" })]);
  const decision = decideSync(given, { ...known, isRepeatedTrial: true }, LATER);
  expect(decision).toMatchObject({
    actions: [{ kind: "cancel", subscriptionId: "sub_1" }],
    debts: [{ paymentIntent: "pi_1", amountCents: 200 }],
    mails: [{ kind: "trial_repeated", cause: "sub_1", payload: { amountCents: 200 } }],
    cardHash: "a hash",
    hasDailyMails: false,
  });
});
