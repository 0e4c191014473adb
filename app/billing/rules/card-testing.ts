import { days, minutes, seconds } from "#app/domain/duration.ts";
import type { BilledCharge } from "#app/domain/purchase/billing.ts";

/** Limits against card testing, which no regular buyer should reach (promise P32, docs/product.md#card-testing). */
export const TRY_LIMITS = {
  paymentsOfVisitor: 5,
  declinesOfVisitor: 15,
  declinesOfNetwork: 50,
  /** From this number on, new buyers are checked, not refused. */
  declinesOfAll: 100,
} as const;
/** The most declines that one payment, visitor or network adds to `declinesOfAll`. */
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
type Tries = { readonly [Limited in keyof typeof TRY_LIMITS]: number };

type TriesVerdict =
  | { readonly kind: "open" | "check" }
  | { readonly kind: "refuse"; readonly waitMs: number };

/** Whether another payment may be opened. Declines in other networks never cause a refusal. */
export function judgeTries(tries: Tries): TriesVerdict {
  const isAtLimit = (limited: keyof Tries) => tries[limited] >= TRY_LIMITS[limited];
  if (isAtLimit("declinesOfVisitor")) return { kind: "refuse", waitMs: DAY_MS };
  if (isAtLimit("paymentsOfVisitor") || isAtLimit("declinesOfNetwork")) {
    return { kind: "refuse", waitMs: RECENT_MS };
  }
  return { kind: isAtLimit("declinesOfAll") ? "check" : "open" };
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
