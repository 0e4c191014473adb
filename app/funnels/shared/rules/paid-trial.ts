/** What the server knows of a visitor who comes to the paywall. */
export type Paywall = {
  /** Its guess by the visitor's cookie; what the browser keeps counts for more. */
  readonly attemptId: string | null;
  /** The address that opened the gate. */
  readonly email: string | null;
  readonly isSubscribed: boolean;
  /** When a trial that begins now would be charged for the first month. */
  readonly firstRenewalMs: number;
};

export type CheckoutFailure = { readonly title: string; readonly description: string };

/** What the server answered to a checkout form that was posted without script. */
export type RefusedCheckout = {
  readonly email: string;
  readonly country: string;
  /** What is wrong with the address. */
  readonly problem: string | null;
  readonly failure: CheckoutFailure | null;
};

/** What the server knows of a visitor who comes back from the payment. */
export type ThankYou = {
  /** The payment's session, as the address names it. */
  readonly sessionId: string | null;
  /** When something is charged again, or the last day when nothing is. */
  readonly nextBillingMs: number;
  readonly isCancelled: boolean;
  /** `pending`: this visitor has been to the checkout, and Stripe does not say yet that it was paid. */
  readonly state: "confirmed" | "pending";
  /** For a buyer who returns from the payment in a different browser. */
  readonly back?: TrialBack;
};

export type TrialBack =
  /** The token goes into a button, as that of a mailed link does. */
  | { readonly state: "open"; readonly token: string }
  /** Expired; the masked address that the link was mailed to. */
  | { readonly state: "late"; readonly mailedTo: string | null };
