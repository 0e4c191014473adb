/** What the payment form needs, from the configuration (`app/platform/env.ts`). */
export type PaymentSetup = {
  readonly publishableKey: string;
  /** The local Stripe's script; null to load Stripe's own. */
  readonly scriptUrl: string | null;
};

/** One more step before a payment opens, while cards are being tested (docs/product.md#card-testing). */
export type PaymentCheck =
  /** Wait, then repeat the call with the ticket. */
  | { readonly kind: "wait"; readonly waitMs: number; readonly ticket: string }
  /** Solve the widget, then repeat the call with its token. */
  | { readonly kind: "turnstile"; readonly siteKey: string; readonly scriptUrl: string };

/** Which of our widgets a token comes from. */
export const CHECK_ACTION = "payment";
