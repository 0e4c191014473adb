import { hours } from "#app/domain/duration.ts";

/** After this an unpaid order is closed, at Stripe too. */
export const UNPAID_FOR_MS = hours(20);
/**
 * At least this much time is left when an order is reused, so that it does not expire mid-checkout. Together with
 * `UNPAID_FOR_MS` it stays below the 24 hours for which Stripe keeps an idempotency key.
 */
const LEFT_MS = hours(1);

type OpenOrder = { readonly amountCents: number; readonly createdAt: number };

/** Whether an open order can still be paid with this amount; another amount needs another order. */
export const isReusable = (order: OpenOrder, amountCents: number, nowMs: number): boolean =>
  order.amountCents === amountCents && nowMs < order.createdAt + UNPAID_FOR_MS - LEFT_MS;
