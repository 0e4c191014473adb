import { describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import {
  billing,
  charge,
  invoice,
  known,
  NOW,
  subscription,
} from "../../../tests/fixtures/billing.ts";
import { decideSync } from "./decide-sync.ts";

const decide = (given: ReturnType<typeof billing>) => decideSync(given, known, NOW + days(9));

describe("An ended subscription", () => {
  const ended = { status: "canceled" as const, canceledAt: NOW, endedAt: NOW + days(8) };
  const draft = invoice({ id: "in_d", state: "draft", isCollected: true, payments: [] });
  const open = invoice({ id: "in_o", state: "open", payments: [] });

  test("has its draft held and its open invoice voided", () => {
    const sub = subscription({ ...ended, invoices: [draft, open, invoice()] });
    expect(decide(billing([sub])).actions).toEqual([
      { kind: "hold_draft", invoiceId: "in_d" },
      { kind: "void_invoice", invoiceId: "in_o" },
    ]);
    const held = subscription({ ...ended, invoices: [{ ...draft, isCollected: false }] });
    expect(decide(billing([held])).actions).toEqual([]);
    const live = subscription({ status: "past_due", invoices: [draft, open], savesCard: true });
    expect(decide(billing([live])).actions).toEqual([]);
  });

  test.each([
    ["before its end is kept", NOW + days(8), []],
    [
      "after its end is owed",
      NOW + days(8) + 1_000,
      [{ paymentIntent: "pi_9", amountCents: 1_999 }],
    ],
  ])("a payment %s", (_, paidAt, debts) => {
    const late = invoice({ id: "in_2" }, { paymentIntent: "pi_9", paidAt, amountCents: 1_999 });
    const sub = subscription({ ...ended, invoices: [late, invoice()] });
    expect(decide(billing([sub])).debts).toEqual(debts);
  });
});

describe("The period of an ended subscription ends with what was paid", () => {
  const ended = {
    status: "canceled" as const,
    canceledAt: NOW,
    endedAt: NOW + days(8),
    periodEnd: NOW + days(37),
  };
  const month = (paidUntil: number | null) => invoice({ id: "in_2", paidUntil });

  test.each([
    ["for the trial and the renewal", [month(NOW + days(37)), invoice()], NOW + days(37)],
    ["for the trial alone", [month(null), invoice()], NOW + days(7)],
    ["for nothing", [invoice({ paidUntil: null })], null],
  ])("%s", (_, invoices, periodEnd) => {
    const { state } = decide(billing([subscription({ ...ended, invoices })]));
    expect(state.periodEnd).toBe(periodEnd);
  });

  test("but that of a running subscription is Stripe's", () => {
    const late = { status: "past_due" as const, periodEnd: NOW + days(37) };
    const sub = subscription({ ...late, invoices: [month(null), invoice()] });
    expect(decide(billing([sub])).state.periodEnd).toBe(NOW + days(37));
  });
});

test("A cancellation by a dispute is mailed once, with the end of access", () => {
  const sub = subscription({ status: "canceled", canceledAt: NOW, endedAt: NOW });
  const mailOf = (changes: Parameters<typeof charge>[0]) =>
    decide(billing([sub], [charge(changes)])).mails;
  const cause = `sub_1:${NOW}:${NOW}`;
  expect(mailOf({ dispute: "open", withheldCents: 200 })).toMatchObject([
    { cause, payload: { accessEnd: NOW } },
  ]);
  for (const dispute of ["open", "won"] as const) {
    expect(mailOf({ dispute })).toMatchObject([{ cause, payload: { accessEnd: NOW + days(7) } }]);
  }
});

test("A cancellation is mailed with the time when it was declared, even if Stripe learns of it later", () => {
  const sub = subscription({ isCancelling: true, canceledAt: NOW + days(2) });
  const mailOf = (cancelRequestedAt: number | null) =>
    decideSync(billing([sub]), { ...known, cancelRequestedAt }, NOW + days(2)).mails.filter(
      ({ kind }) => kind === "subscription_cancelled",
    );
  const cause = `sub_1:${NOW + days(7)}:${NOW + days(2)}`;
  expect(mailOf(NOW + days(1))).toMatchObject([{ cause, payload: { canceledAt: NOW + days(1) } }]);
  expect(mailOf(null)).toMatchObject([{ cause, payload: { canceledAt: NOW + days(2) } }]);
});
