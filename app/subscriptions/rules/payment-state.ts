import type { PaymentState } from "#app/domain/subscription.ts";

type Consequence = {
  /** What has been paid for may be seen. */
  readonly hasAccess: boolean;
  /** The subscription is ended at once, so that nothing more is charged. */
  readonly endsNow: boolean;
};

/** The consequences of refunds and disputes (docs/product.md#refunds-and-disputes). */
export const CONSEQUENCES: Record<PaymentState, Consequence> = {
  /** Nothing was given back, or only a part of it. */
  clear: { hasAccess: true, endsNow: false },
  /** In full. */
  refunded: { hasAccess: false, endsNow: true },
  /** Until it is decided. */
  disputed: { hasAccess: false, endsNow: true },
  lost: { hasAccess: false, endsNow: true },
  /**
   * Access comes back for the time that was paid. The subscription was ended when the dispute began, and is
   * ended now when we hear of it only now.
   */
  won: { hasAccess: true, endsNow: true },
};
