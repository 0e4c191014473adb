import type {
  BilledInvoice,
  BilledSubscription,
  StripeStatus,
} from "#app/domain/purchase/billing.ts";
import type { PaymentState, SubscriptionStatus } from "#app/domain/purchase/subscription.ts";

/** What our row says of a subscription at Stripe. */
export type SyncedState = {
  readonly status: SubscriptionStatus;
  readonly stripeSubId: string | null;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  readonly periodEnd: number | null;
  readonly isCancelling: boolean;
  readonly isPaused: boolean;
  readonly canceledAt: number | null;
  readonly paymentState: PaymentState;
};

/** Our status for each of Stripe's (docs/product.md#subscription-status). */
export const STATUS_OF_STRIPE: Record<StripeStatus, SubscriptionStatus> = {
  trialing: "trialing",
  active: "active",
  past_due: "payment_pending",
  unpaid: "payment_pending",
  paused: "payment_pending",
  incomplete: "incomplete",
  incomplete_expired: "canceled",
  canceled: "canceled",
};

const LIVE: readonly StripeStatus[] = ["trialing", "active", "past_due", "unpaid", "paused"];
export const isLive = ({ status }: Pick<BilledSubscription, "status">): boolean =>
  LIVE.includes(status);

/** Stripe could not charge its last invoice. */
export const isPastDue = ({ status }: BilledSubscription): boolean =>
  status === "past_due" || status === "unpaid";

export const isOver = (sub: BilledSubscription): boolean => !isLive(sub) && sub.endedAt !== null;

export type Payment = BilledInvoice["payments"][number];

/** The payments of a subscription after a time. */
export const listPaid = ({ invoices }: BilledSubscription, after = 0): Payment[] =>
  invoices
    .flatMap(({ payments }) => payments)
    .filter(({ paidAt }) => paidAt !== null && paidAt > after);

export const describeSynced = (
  main: BilledSubscription,
  paymentState: PaymentState,
): SyncedState => ({
  status: STATUS_OF_STRIPE[main.status],
  stripeSubId: main.id,
  trialStart: main.trialStart,
  trialEnd: main.trialEnd,
  periodEnd: findPeriodEnd(main),
  isCancelling: isLive(main) && main.isCancelling,
  isPaused: isLive(main) && main.isPaused,
  canceledAt: main.canceledAt,
  paymentState,
});

/** Stripe's period goes on with each renewal, paid or not. After the end of a subscription only paid periods count. */
function findPeriodEnd(main: BilledSubscription): number | null {
  if (!isOver(main)) return main.periodEnd;
  const paid = main.invoices.flatMap(({ paidUntil }) => paidUntil ?? []);
  return paid.length === 0 ? null : Math.max(...paid);
}
