import { hours } from "#app/domain/duration.ts";

/** An order that nobody has paid by then is closed, at Stripe too. */
export const UNPAID_FOR_MS = hours(20);
/**
 * One that is closed while its buyer looks for the card is no use. And no order is asked for again when Stripe,
 * who keeps an idempotency key for 24 hours, may have forgotten that it was.
 */
const LEFT_MS = hours(1);

type OpenOrder = { readonly amountCents: number; readonly createdAt: number };

/** Whether an open order may still be paid for this amount; another amount is another order. */
export const isReusable = (order: OpenOrder, amountCents: number, nowMs: number): boolean =>
  order.amountCents === amountCents && nowMs < order.createdAt + UNPAID_FOR_MS - LEFT_MS;
