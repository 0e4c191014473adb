import { expect, test } from "vitest";
import { hours } from "#app/domain/duration.ts";
import type { OrderStatus } from "#app/domain/purchase/order.ts";
import { judgeWayBack } from "./way-back.ts";

const PAID_AT = 1_000;

test.for<[OrderStatus, paidAt: number | null, isPaid: boolean, laterMs: number, string]>([
  ["created", null, false, 0, "pending"],
  // Stripe knows before our webhook does.
  ["created", null, true, 0, "open"],
  ["canceled", null, false, 0, "pending"],
  ["paid", PAID_AT, true, 0, "open"],
  ["paid", PAID_AT, true, hours(1) - 1, "open"],
  ["paid", PAID_AT, true, hours(1), "late"],
  // Stripe's clock is ahead of ours.
  ["paid", PAID_AT, true, -500, "open"],
  ["refunded", PAID_AT, true, 0, "closed"],
  ["disputed", PAID_AT, true, hours(2), "closed"],
])("An order that is %s, paid at %s, paid at Stripe: %s, after %i ms: %s", (row) => {
  const [status, paidAt, isPaid, laterMs, state] = row;
  expect(judgeWayBack({ status, paidAt }, isPaid, PAID_AT + laterMs)).toBe(state);
});
