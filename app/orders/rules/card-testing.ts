import { days, minutes } from "#app/domain/duration.ts";

/** What somebody with a list of stolen cards meets, and nobody else should (promise P32). */
const MAX_ORDERS = 5;
const MAX_DECLINES_OF_VISITOR = 15;
const MAX_DECLINES_OF_ALL = 100;
/** So many cards are tried on one payment before it is closed. */
export const MAX_DECLINES_OF_ORDER = 5;

export const RECENT_MS = minutes(10);
export const DAY_MS = days(1);

/** Counted for orders and declines of all within `RECENT_MS`, for declines of the visitor within `DAY_MS`. */
type Attempts = {
  readonly ordersOfVisitor: number;
  readonly declinesOfVisitor: number;
  readonly declinesOfAll: number;
};

/** How long a visitor has to wait before a further order may be opened; null: not at all. */
export function findWaitMs(attempts: Attempts): number | null {
  if (attempts.declinesOfVisitor >= MAX_DECLINES_OF_VISITOR) return DAY_MS;
  const isBusy = attempts.ordersOfVisitor >= MAX_ORDERS;
  return isBusy || attempts.declinesOfAll >= MAX_DECLINES_OF_ALL ? RECENT_MS : null;
}
