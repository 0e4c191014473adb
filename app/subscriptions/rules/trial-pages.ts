import type { WayBack } from "#app/billing/rules/way-back.ts";
import type { Shape } from "#app/domain/life-shape.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";

/** What the paywall gets from the server. */
export type Paywall = {
  /** The attempt to pay for, unless the browser's storage names another readable one. */
  readonly attemptId: string | null;
  /** The completed attempts that this browser may read. */
  readonly readable: readonly string[];
  /** The address given at the gate. */
  readonly email: string | null;
  /** The shape of that attempt's results, once they may be previewed. */
  readonly shape: Shape | null;
  /** This person has an open or an overdue subscription, so nothing is sold. */
  readonly isSubscribed: boolean;
  /** Its last payment failed. */
  readonly isOverdue?: boolean;
  /** Pictures of what is sold, except in one variant of the experiment `goods`. */
  readonly hasPictures: boolean;
  /** The trial, or a month without one for anybody who has had it. */
  readonly offer: Offer;
  /** When a purchase made now is charged again. */
  readonly firstRenewalMs: number;
};

/** The answer to a checkout form that was posted without script and refused. */
export type RefusedCheckout = {
  readonly email: string;
  readonly country: string;
  /** Shown at the email field. */
  readonly problem: string | null;
  readonly failure: string | null;
  /** Posted with the next try. */
  readonly check: string | null;
};

/** What the page after the checkout gets from the server. */
export type ThankYou = {
  /** What was bought. */
  readonly attemptId: string;
  /** The checkout session's id, from the query string. */
  readonly sessionId: string | null;
  /** Names the purchase, so that it is celebrated once. */
  readonly purchase: string;
  readonly offer: Offer;
  /** The next charge, or the end of access when the subscription is cancelled. */
  readonly nextBillingMs: number;
  readonly isCancelled: boolean;
  /** The shape of the results that were bought; null in a browser that may not read them. */
  readonly shape: Shape | null;
  /** `pending`: this visitor returns from a checkout, and Stripe could not be asked about it. */
  readonly state: "confirmed" | "pending";
  /** For a buyer who returns from the payment in a different browser. */
  readonly back?: WayBack;
};
