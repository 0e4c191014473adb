import type { PaymentStanding, SubscriptionStatus } from "#app/domain/subscription.ts";

/** A payment that was made; `url` leads to Stripe's receipt. */
export type Receipt = {
  readonly atMs: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly url: string | null;
};

/** A subscription as its buyer manages it. */
export type ManagedSubscription = {
  readonly attemptId: string;
  readonly status: SubscriptionStatus;
  readonly standing: PaymentStanding;
  /** The next charge, or the end of access. */
  readonly periodEndMs: number | null;
  readonly isCancelling: boolean;
  /** Noted here, and not yet confirmed by Stripe. */
  readonly isCancelNoted: boolean;
  readonly nextChargeCents: number | null;
  /** Null: they could not be fetched. */
  readonly receipts: readonly Receipt[] | null;
};

/** What the page says of what was just asked for. */
export type ManageNotice = "cancelled" | "resumed" | "failed";
