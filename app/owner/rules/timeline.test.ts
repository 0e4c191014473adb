import { expect, test } from "vitest";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { EMPTY_LIFE, type Life, tabulateLife } from "./timeline.ts";

const ORDER = {
  id: "7777abcd-7777-4777-8777-777777777777" as OrderId,
  product: "dating_bundle",
  amountCents: 1_999,
  status: "paid",
  createdAt: 10,
  paidAt: 20,
  declines: 0,
  declinedAt: null,
};
const MAIL = { kind: "order_delivery", createdAt: 30, dueAt: 30, lastError: null };

const rowsOf = (life: Partial<Life>) => tabulateLife({ ...EMPTY_LIFE, ...life }).rows;

test("A person without any data has no rows", () => expect(rowsOf({})).toEqual([]));

test("Events of all funnels are listed newest first, and what did not happen is left out", () => {
  expect(rowsOf({ orders: [ORDER], waitlist: [{ signedUpAt: 15, source: "newsletter" }] })).toEqual(
    [
      [20, "Paid an order", "7777ABCD"],
      [15, "Joined the waitlist", "newsletter"],
      [10, "Opened an order", "7777ABCD, dating bundle, $19.99, paid"],
    ],
  );
});

test("A charge is listed with what became of it", () => {
  const charge = { id: "ch_1", sold: "month", amountCents: 1_999, chargedAt: 1 };
  const more = (changes: object) =>
    rowsOf({ charges: [{ ...charge, refundedCents: 0, dispute: "none", ...changes }] })[0]?.[2];
  expect(more({})).toBe("$19.99 for month, ch_1");
  expect(more({ refundedCents: 500, dispute: "won" })).toBe(
    "$19.99 for month, $5 refunded, dispute won, ch_1",
  );
});

test.each([
  [{ status: "sent", sentAt: 40, failedAt: null }, [40, "Mail sent", "order delivery"]],
  [
    { status: "failed", sentAt: null, failedAt: 50, lastError: "refused" },
    [50, "Mail failed", "order delivery: refused"],
  ],
  [
    { status: "queued", sentAt: null, failedAt: null, dueAt: 90 },
    [90, "Mail is queued", "order delivery"],
  ],
])("A mail is listed by what became of it: %j", (changes, row) => {
  expect(rowsOf({ mails: [{ ...MAIL, ...changes }] })).toEqual([row]);
});

test("The browser that started an attempt is not listed as one that was let in", () => {
  const attemptVisitors = [
    { grantedAt: 1, rights: "owner" },
    { grantedAt: 2, rights: "payer" },
  ];
  expect(rowsOf({ attemptVisitors })).toEqual([[2, "Opened results elsewhere", "payer"]]);
});
