import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import type { Offer, PaymentState, SubscriptionStatus } from "#app/domain/purchase/subscription.ts";

/** A subscription that this browser manages (`isOwn`), or whose address is the one that was entered. */
type Known = {
  readonly isOwn: boolean;
  readonly status: SubscriptionStatus;
  readonly paymentState: PaymentState;
  readonly periodEnd: number | null;
  readonly stripeSubId: string | null;
  readonly trialStart: number | null;
  readonly firstTrialAt: number | null;
};

/** What a press of the pay button leads to. `elsewhere`: a mail, because nobody has verified the address. */
export type BuyerVerdict<K> =
  | { readonly kind: "subscribed" }
  | { readonly kind: "overdue" }
  | { readonly kind: "elsewhere"; readonly subscription: K }
  | { readonly kind: "sold"; readonly offer: Offer };

/** One person, one subscription, one trial, as far as we can recognise a person. */
export function judgeBuyer<K extends Known>(known: readonly K[], nowMs: number): BuyerVerdict<K> {
  const own = known.filter(({ isOwn }) => isOwn);
  if (own.some((row) => isEntitled(row, nowMs))) return { kind: "subscribed" };
  if (own.some(isOverdue)) return { kind: "overdue" };
  const subscription = known.find((row) => isEntitled(row, nowMs) || isOverdue(row));
  if (subscription !== undefined) return { kind: "elsewhere", subscription };
  return { kind: "sold", offer: findOffer(known) };
}

/** The trial is sold once. */
export const findOffer = (known: readonly Pick<Known, "trialStart" | "firstTrialAt">[]): Offer =>
  known.some(({ trialStart, firstTrialAt }) => trialStart !== null || firstTrialAt !== null)
    ? "monthly"
    : "trial";

/** Its last payment failed: the buyer has to update the card, not subscribe a second time. */
export const isOverdue = ({
  status,
  stripeSubId,
}: Pick<Known, "status" | "stripeSubId">): boolean =>
  status === "payment_pending" && stripeSubId !== null;
