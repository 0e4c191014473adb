import { days, minutes } from "#app/domain/duration.ts";

/** Limits against card testing, which no regular buyer should reach (promise P32). */
const MAX_ORDERS = 5;
const MAX_DECLINES_OF_VISITOR = 15;
const MAX_DECLINES_OF_ALL = 100;
/** Declined cards after which a payment is closed. */
export const MAX_DECLINES_OF_ORDER = 5;

export const RECENT_MS = minutes(10);
export const DAY_MS = days(1);

/** Orders and everyone's declines count within `RECENT_MS`, the visitor's declines within `DAY_MS`. */
type Attempts = {
  readonly ordersOfVisitor: number;
  readonly declinesOfVisitor: number;
  readonly declinesOfAll: number;
};

/** How long a visitor has to wait before opening another order; null: not at all. */
export function findWaitMs(attempts: Attempts): number | null {
  if (attempts.declinesOfVisitor >= MAX_DECLINES_OF_VISITOR) return DAY_MS;
  const isBusy = attempts.ordersOfVisitor >= MAX_ORDERS;
  return isBusy || attempts.declinesOfAll >= MAX_DECLINES_OF_ALL ? RECENT_MS : null;
}
