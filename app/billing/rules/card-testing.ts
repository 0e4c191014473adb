import { days, minutes, seconds } from "#app/domain/duration.ts";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";

/** Limits against card testing, which no regular buyer should reach (promise P32, docs/product.md#card-testing). */
const MAX_PAYMENTS = 5;
const MAX_DECLINES_OF_VISITOR = 15;
const MAX_DECLINES_OF_NETWORK = 50;
/** From here on new buyers are checked, not refused. */
const CHECKED_DECLINES_OF_ALL = 100;
/** What a payment, visitor or network adds to everybody's declines at most. */
export const MAX_COUNTED = 5;
/** Declined cards after which a payment is closed. */
export const MAX_DECLINES_OF_PAYMENT = 5;

export const RECENT_MS = minutes(10);
export const DAY_MS = days(1);
/** The delay that replaces Turnstile where it is not configured, or unreachable. */
export const CHECK_WAIT_MS = seconds(5);
/** How long the ticket of that delay is valid. */
export const WAITED_FOR_MS = minutes(10);

/** The visitor's declines count within `DAY_MS`, everything else within `RECENT_MS`. */
type Tries = {
  readonly paymentsOfVisitor: number;
  readonly declinesOfVisitor: number;
  readonly declinesOfNetwork: number;
  readonly declinesOfAll: number;
};

type TriesVerdict =
  | { readonly kind: "open" | "check" }
  | { readonly kind: "refuse"; readonly waitMs: number };

/** Whether one more payment may be opened. Declines in other networks never refuse anybody. */
export function judgeTries(tries: Tries): TriesVerdict {
  if (tries.declinesOfVisitor >= MAX_DECLINES_OF_VISITOR) return { kind: "refuse", waitMs: DAY_MS };
  const isBusy = tries.paymentsOfVisitor >= MAX_PAYMENTS;
  if (isBusy || tries.declinesOfNetwork >= MAX_DECLINES_OF_NETWORK) {
    return { kind: "refuse", waitMs: RECENT_MS };
  }
  return { kind: tries.declinesOfAll >= CHECKED_DECLINES_OF_ALL ? "check" : "open" };
}

/** The declined cards among charges since a time. */
export function countDeclines(
  charges: readonly BilledCharge[],
  sinceMs = 0,
): { declines: number; declinedAt: number | null } {
  const declined = charges.filter(
    ({ isDeclined, createdAt }) => isDeclined && createdAt >= sinceMs,
  );
  const declinedAt =
    declined.length === 0 ? null : Math.max(...declined.map((charge) => charge.createdAt));
  return { declines: declined.length, declinedAt };
}
