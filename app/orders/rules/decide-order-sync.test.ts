import { describe, expect, test } from "vitest";
import { hours, minutes } from "#app/domain/duration.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { BilledCharge, OrderPayment } from "#app/domain/purchase/billing.ts";
import type { OrderStatus } from "#app/domain/purchase/order.ts";
import type { PaymentState } from "#app/domain/purchase/subscription.ts";
import { charge, NOW } from "../../../tests/fixtures/billing.ts";
import { decideOrderSync, STATUS_OF_PAYMENT_STATE } from "./decide-order-sync.ts";

const payment = (changes: Partial<OrderPayment> = {}): OrderPayment => ({
  id: "pi_1",
  state: "succeeded",
  email: null,
  charges: [paid()],
  namesArchetype: false,
  ...changes,
});
const paid = (changes: Partial<BilledCharge> = {}) => charge({ amountCents: 1_999, ...changes });
const disputed = (dispute: "open" | "lost", withheldCents: number) =>
  paid({ dispute, withheldCents });
const declined = (at: number) =>
  paid({ id: `ch_${at}`, isPaid: false, isDeclined: true, createdAt: NOW + at });
const known: Parameters<typeof decideOrderSync>[1] = {
  email: "ada@example.test",
  createdAt: NOW - minutes(1),
  paidAt: null,
  isUnwanted: false,
};

const decide = (changes: Partial<OrderPayment>, more: Partial<typeof known> = {}, now = NOW) =>
  decideOrderSync(payment(changes), { ...known, ...more }, now);

test.each<[PaymentState, OrderStatus]>([
  ["clear", "paid"],
  ["won", "paid"],
  ["refunded", "refunded"],
  ["disputed", "disputed"],
  ["lost", "disputed"],
])("The payment state %s makes the order %s", (paymentState, status) => {
  expect(STATUS_OF_PAYMENT_STATE[paymentState]).toBe(status);
});

const rows: [string, Partial<OrderPayment>, OrderStatus, string | null][] = [
  ["it waits for a card", { state: "open", charges: [] }, "created", null],
  ["a card was declined", { state: "open", charges: [declined(0)] }, "created", null],
  ["it is being processed", { state: "processing", charges: [] }, "created", null],
  ["it was cancelled", { state: "canceled", charges: [declined(0)] }, "canceled", null],
  ["it was paid", {}, "paid", "order_delivery"],
  [
    "it was paid with the second card",
    { charges: [paid(), declined(0)] },
    "paid",
    "order_delivery",
  ],
  ["a part was refunded", { charges: [paid({ refundedCents: 1_998 })] }, "paid", "order_delivery"],
  ["all was refunded", { charges: [paid({ refundedCents: 1_999 })] }, "refunded", "order_refunded"],
  ["it is disputed", { charges: [disputed("open", 1_999)] }, "disputed", null],
  ["the dispute was lost", { charges: [disputed("lost", 1_999)] }, "disputed", null],
  ["a part is disputed", { charges: [disputed("open", 500)] }, "paid", "order_delivery"],
  ["a partial dispute was lost", { charges: [disputed("lost", 500)] }, "paid", "order_delivery"],
  ["the dispute was won", { charges: [paid({ dispute: "won" })] }, "paid", "order_delivery"],
];

test.each(rows)("When %s, status and mail follow", (_, changes, status, mail) => {
  const decision = decide(changes);
  expect([decision.state.status, decision.mail]).toEqual([status, mail]);
  expect(decision.isToBeCancelled).toBe(false);
});

describe("A payment is cancelled", () => {
  const open = { state: "open", charges: [] } as const;

  test.each([
    ["after five declined cards", { ...open, charges: [0, 1, 2, 3, 4].map(declined) }, {}, NOW],
    ["when nobody has paid it for twenty hours", open, {}, known.createdAt + hours(20)],
    ["when its buyer wants to pay another amount", open, { isUnwanted: true }, NOW],
    ["when its buyer was erased", open, { email: REMOVED_ADDRESS }, NOW],
  ])("%s", (_, changes, more, now) => {
    expect(decide(changes, more, now).isToBeCancelled).toBe(true);
    const settled = (["succeeded", "processing", "canceled"] as const).map(
      (state) => decide({ ...changes, state }, more, now).isToBeCancelled,
    );
    expect(settled).toEqual([false, false, false]);
  });

  test("but not earlier", () => {
    const four = { ...open, charges: [0, 1, 2, 3].map(declined) };
    expect(decide(four, {}, known.createdAt + hours(20) - 1).isToBeCancelled).toBe(false);
  });
});

test("Declined cards are counted, with the time of the last one", () => {
  const { state } = decide({ charges: [declined(7), paid(), declined(9)] });
  expect(state).toMatchObject({ declines: 2, declinedAt: NOW + 9, paidAt: NOW });
  expect(decide({}).state).toMatchObject({ declines: 0, declinedAt: null });
});

test.each([
  ["to us", { email: "ada@example.test" }, "ada@example.test"],
  ["for the receipt", { email: null }, "receipt@example.test"],
])("The address is the one given %s", (_, more, email) => {
  const told = { email: "receipt@example.test", charges: [paid({ email: "card@example.test" })] };
  expect(decide(told, more as Partial<typeof known>).state.email).toBe(email);
});

test("The card's address is the fallback, and an invalid address counts as none", () => {
  const nobody = { email: null } as unknown as Partial<typeof known>;
  const onCard = (email: string) => decide({ charges: [paid({ email })] }, nobody).state.email;
  expect([onCard("card@example.test"), onCard("no address")]).toEqual(["card@example.test", null]);
});

describe("A payment is owed back", () => {
  const erased = { email: REMOVED_ADDRESS };
  const owed = [{ paymentIntent: "pi_1", amountCents: 1_999 }];
  const mine = paid({ paymentIntent: "pi_1" });

  test("if its buyer had been erased before it was known, whenever it was made", () => {
    for (const createdAt of [NOW - hours(1), NOW, NOW + hours(1)]) {
      const charges = [{ ...mine, createdAt }, declined(0)];
      expect(decide({ charges }, erased).debts).toEqual(owed);
    }
  });

  test.each([
    ["whose buyer was not erased", [mine], {}],
    ["that was known before its buyer was erased", [mine], { ...erased, paidAt: NOW }],
    ["that was refunded", [{ ...mine, refundedCents: 1_999 }], erased],
    ["that is disputed", [{ ...mine, dispute: "open" as const }], erased],
    ["that was declined", [declined(0)], erased],
  ])("but not one %s", (_, charges, more) => {
    expect(decide({ charges }, more).debts).toEqual([]);
  });
});
