import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "#app/domain/duration.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import {
  billing,
  known as buyer,
  charge,
  invoice,
  NOW,
  subscription,
} from "../../../tests/fixtures/billing.ts";
import { decideSync } from "./decide-sync.ts";

const known = { ...buyer, checkoutExpiresAt: NOW + hours(1) };
const decide = (
  given: ReturnType<typeof billing>,
  changes: Partial<Parameters<typeof decideSync>[1]> = {},
  now = NOW,
) => decideSync(given, { ...known, ...changes }, now);
const kindsOf = ({ mails }: ReturnType<typeof decideSync>) =>
  mails.map(({ kind }) => kind).filter((kind) => kind !== "plan_day");

const second = subscription({
  id: "sub_2",
  createdAt: NOW + minutes(5),
  invoices: [invoice({ id: "in_2" }, { paymentIntent: "pi_2", paidAt: NOW + minutes(5) })],
});
const secondCharge = charge({ id: "ch_2", paymentIntent: "pi_2", createdAt: NOW + minutes(5) });

describe("Before anything is bought", () => {
  test.each([
    [NOW, "payment_pending"],
    [NOW + hours(1) - 1_000, "payment_pending"],
    [NOW + hours(1) - 999, "incomplete"],
    [NOW + hours(2), "incomplete"],
  ])("the row waits as long as the checkout is open: at %i it is %s", (now, status) => {
    const decision = decide(billing([], []), {}, now);
    expect(decision).toMatchObject({
      actions: [],
      mails: [],
      state: { status, stripeSubId: null },
    });
  });
});

test("A subscription that was never paid is not over, and its invoice stays open", () => {
  const open = subscription({ status: "incomplete", invoices: [invoice({ state: "open" })] });
  expect(decide(billing([open])).actions).toEqual([]);
});

describe("Two live subscriptions", () => {
  const both = [second, subscription()];

  test("the first stays; the second is cancelled, and its payments are owed", () => {
    const { actions, debts, state } = decide(billing(both, [charge(), secondCharge]));
    expect(actions).toEqual([{ kind: "cancel", subscriptionId: "sub_2" }]);
    expect(debts).toEqual([{ paymentIntent: "pi_2", amountCents: 200 }]);
    expect(state).toMatchObject({ stripeSubId: "sub_1", paymentState: "clear" });
  });

  test.each([
    ["was refunded already", { refundedCents: 200, isPaid: true }],
    ["is disputed", { dispute: "open" as const, isPaid: true }],
    ["was never made", { isPaid: false }],
  ])("a payment that %s is not owed", (_, changes) => {
    const paidAt = changes.isPaid ? NOW + minutes(5) : null;
    const sub = { ...second, invoices: [invoice({}, { paymentIntent: "pi_2", paidAt })] };
    const charges = [charge(), { ...secondCharge, ...changes }];
    const { actions, debts, state } = decide(billing([sub, subscription()], charges));
    expect(actions).toEqual([{ kind: "cancel", subscriptionId: "sub_2" }]);
    expect(debts).toEqual([]);
    expect(state.paymentState).toBe("clear");
  });
});

describe("A card that was chosen in the portal", () => {
  const chosen = { chosenCard: "pm_2" };
  const takeOver = { kind: "charge_chosen_card", subscriptionId: "sub_1", card: "pm_2" };

  test.each([
    ["for a trial", chosen, [takeOver]],
    ["for a cancelled trial", { ...chosen, isCancelling: true }, [takeOver]],
    [
      "for a subscription whose renewal was declined",
      { ...chosen, status: "past_due" as const },
      [{ kind: "charge_card_that_pays", subscriptionId: "sub_1" }, takeOver],
    ],
    ["for an ended subscription", { ...chosen, status: "canceled" as const, endedAt: NOW }, []],
  ])("is handled %s", (_name, changes, actions) => {
    expect(decide(billing([subscription(changes)])).actions).toEqual(actions);
  });

  test("is not taken over if the subscription is cancelled at once", () => {
    const refunded = [charge({ refundedCents: 200 })];
    expect(decide(billing([subscription(chosen)], refunded)).actions).toEqual([
      { kind: "cancel", subscriptionId: "sub_1" },
    ]);
  });
});

test("The newest subscription counts if none is live", () => {
  const ended = { status: "canceled" as const, canceledAt: NOW, endedAt: NOW };
  const { state } = decide(billing([subscription(ended), { ...second, ...ended }]));
  expect(state).toMatchObject({ stripeSubId: "sub_2", status: "canceled" });
});

test.each([
  ["awaited while its checkout is open", NOW + minutes(59), "payment_pending"],
  ["given up when its checkout ends", NOW + hours(1), "canceled"],
])("A new subscription after a cancelled one is %s", (_, now, status) => {
  const earlier = subscription({ status: "canceled", createdAt: NOW - 1_000, canceledAt: NOW });
  expect(decide(billing([earlier]), {}, now).state.status).toBe(status);
});

test("A subscription of the newest checkout that was cancelled at once has ended", () => {
  const ended = subscription({ status: "canceled", createdAt: NOW - 999, canceledAt: NOW });
  expect(decide(billing([ended])).state).toMatchObject({ status: "canceled" });
});

test("A dispute about an earlier subscription does not end the next one", () => {
  const later = subscription({
    id: "sub_2",
    createdAt: NOW + days(60),
    invoices: [invoice({}, { paymentIntent: "pi_3" })],
  });
  const charges = [
    charge({ dispute: "lost" }),
    charge({ id: "ch_3", paymentIntent: "pi_3", createdAt: NOW + days(60) }),
  ];
  const earlier = subscription({
    status: "canceled",
    invoices: [invoice({}, { paymentIntent: "pi_2" })],
  });
  expect(decide(billing([earlier, later], charges))).toMatchObject({
    actions: [],
    state: { stripeSubId: "sub_2", paymentState: "clear" },
  });
});

describe("Pending changes are made at Stripe", () => {
  const cancelNow = { kind: "cancel", subscriptionId: "sub_1" };

  test.each([
    ["refunded", { refundedCents: 200 }],
    ["disputed", { dispute: "open" as const, withheldCents: 200 }],
    ["lost", { dispute: "lost" as const, withheldCents: 200 }],
    ["won", { dispute: "won" as const }],
  ])("a payment that is %s ends the subscription", (paymentState, changes) => {
    const decision = decide(billing([subscription()], [charge(changes)]));
    expect(decision).toMatchObject({ actions: [cancelNow], state: { paymentState } });
    const ended = subscription({ status: "canceled", canceledAt: NOW, endedAt: NOW });
    expect(decide(billing([ended], [charge(changes)])).actions).toEqual([]);
  });

  test("a stored cancellation is sent to Stripe once", () => {
    const noted = { cancelRequestedAt: NOW, periodEnd: NOW + days(7) };
    expect(decide(billing([subscription()]), noted).actions).toEqual([
      { kind: "cancel_at_period_end", subscriptionId: "sub_1" },
    ]);
    expect(decide(billing([subscription({ isCancelling: true })]), noted).actions).toEqual([]);
  });

  const noted = { cancelRequestedAt: NOW + days(1), periodEnd: NOW + days(7) };
  const month = (paymentIntent: string, paidAt: number) =>
    invoice({ id: `in_${paymentIntent}` }, { paymentIntent, paidAt, amountCents: 1_999 });
  const months = [month("pi_8", NOW + days(37)), month("pi_9", NOW + days(7)), invoice()];
  const renewed = subscription({
    status: "active",
    periodEnd: NOW + days(67),
    invoices: months,
  });
  const owed = ["pi_8", "pi_9"].map((paymentIntent) => ({ paymentIntent, amountCents: 1_999 }));

  test.each([
    ["with their charges", [charge()]],
    ["even if the charges cannot be read", null],
  ])("all renewals after a stored cancellation are owed: %s", (_, charges) => {
    const decision = decide(billing([renewed], charges), noted, NOW + days(40));
    expect(decision).toMatchObject({ actions: [cancelNow], debts: owed });
  });

  test("such renewals are owed even if the subscription has ended since", () => {
    const ended = { ...renewed, status: "canceled" as const, endedAt: NOW + days(39) };
    expect(decide(billing([ended], null), noted, NOW + days(40))).toMatchObject({
      actions: [],
      debts: owed,
    });
  });

  test("a cancellation stored before an uncharged renewal ends the subscription at once", () => {
    const draft = invoice({ id: "in_2", state: "draft", isCollected: true, payments: [] });
    const sub = { ...renewed, invoices: [draft, invoice()] };
    expect(decide(billing([sub]), noted, NOW + days(7))).toMatchObject({
      actions: [cancelNow],
      debts: [],
    });
  });

  test("a payment after the cancellation of an overdue subscription is owed too", () => {
    const paid = { ...renewed, periodEnd: NOW + days(7), invoices: [month("pi_9", NOW + days(2))] };
    expect(decide(billing([paid]), noted, NOW + days(3))).toMatchObject({
      actions: [cancelNow],
      debts: [{ paymentIntent: "pi_9" }],
    });
  });
});

test("A subscription whose charges cannot be read keeps its payment state", () => {
  const known = { paymentState: "won" as const };
  const decision = decide(billing([subscription()], null), known);
  expect(decision).toMatchObject({ state: { paymentState: "won" }, debts: [] });
});

describe("Mails", () => {
  test("a new trial is confirmed and its results are sent", () => {
    expect(kindsOf(decide(billing([subscription()])))).toEqual(["trial_started", "quiz2_complete"]);
  });

  test.each([
    [NOW + days(4) - 1, false],
    [NOW + days(4), true],
  ])("a reminder is sent three days before a charge: at %i %s", (now, isReminded) => {
    expect(kindsOf(decide(billing([subscription()]), {}, now)).includes("renewal_reminder")).toBe(
      isReminded,
    );
  });

  test("a cancellation has the same cause before and after the end, and no renewal reminder", () => {
    const cancelling = subscription({ isCancelling: true, canceledAt: NOW });
    const over = subscription({ status: "canceled", canceledAt: NOW, endedAt: NOW + days(7) });
    const [before, after] = [cancelling, over].map((sub) =>
      decide(billing([sub]), {}, NOW + days(6)),
    );
    const told = {
      kind: "subscription_cancelled",
      cause: `sub_1:${NOW + days(7)}:${NOW}`,
      payload: { accessEnd: NOW + days(7), canceledAt: NOW },
    };
    expect(before?.mails.at(-1)).toEqual(told);
    expect(after?.mails).toEqual([told]);
    expect(before?.mails.map(({ kind }) => kind)).not.toContain("renewal_reminder");
  });

  test("no paid content is mailed while the payment is disputed", () => {
    const disputed = charge({ dispute: "open", withheldCents: 200 });
    expect(kindsOf(decide(billing([subscription()], [disputed])))).toEqual([]);
  });
});

test("P05 A cancellation after a renewal that we have not heard of leaves the paid month", () => {
  const month = { paymentIntent: "pi_2", amountCents: 1_999, paidAt: NOW + days(7) };
  const renewed = subscription({
    status: "active",
    periodEnd: NOW + days(37),
    invoices: [invoice({ id: "in_2" }, month), invoice()],
  });
  const known = { cancelRequestedAt: NOW + days(8), periodEnd: NOW + days(7) };
  const { actions, debts } = decide(billing([renewed]), known, NOW + days(8));
  expect(actions).toEqual([{ kind: "cancel_at_period_end", subscriptionId: "sub_1" }]);
  expect(debts).toEqual([]);
});

describe("P38 Of an erased buyer", () => {
  const erased = { email: REMOVED_ADDRESS, checkoutExpiresAt: NOW, cancelRequestedAt: NOW };
  const cancel = { kind: "cancel", subscriptionId: "sub_1" };
  const month = { paymentIntent: "pi_2", amountCents: 1_999, paidAt: NOW + 1 };
  const owed = [{ paymentIntent: "pi_1", amountCents: 200 }];

  test.each([
    ["before", NOW - 1],
    ["after", NOW + minutes(2)],
  ])("a checkout paid %s the erasure, and not known then, is owed back", (_, paidAt) => {
    const sub = subscription({ invoices: [invoice({}, { paidAt })] });
    const { actions, debts } = decide(billing([sub]), erased);
    expect([actions, debts]).toEqual([[cancel], owed]);
  });

  test("what was paid for before the checkout that stayed unpaid is not", () => {
    const ended = subscription({ status: "canceled", endedAt: NOW });
    const later = { ...erased, consentedAt: NOW + days(1) };
    expect(decide(billing([ended]), later, NOW + days(2)).debts).toEqual([]);
  });

  test("a known subscription's fee is not, but a charge after the erasure is, whatever period it pays", () => {
    const sub = subscription({ invoices: [invoice({ id: "in_2" }, month), invoice()] });
    for (const periodEnd of [NOW - 1, NOW + days(7)]) {
      const known = { ...erased, stripeSubId: "sub_1", periodEnd };
      const { actions, debts } = decide(billing([sub]), known);
      expect(actions).toEqual([cancel]);
      expect(debts).toEqual([{ paymentIntent: "pi_2", amountCents: 1_999 }]);
    }
  });

  test("nothing is owed once the cancellation is done", () => {
    const sub = subscription({ status: "canceled", endedAt: NOW });
    const done = { ...erased, stripeSubId: "sub_1", cancelRequestedAt: null, periodEnd: NOW };
    expect(decide(billing([sub]), done).debts).toEqual([]);
  });
});
