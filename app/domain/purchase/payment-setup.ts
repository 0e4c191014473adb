/** What the payment form needs, from the configuration (`app/platform/env.ts`). */
export type PaymentSetup = {
  readonly publishableKey: string;
  /** The local Stripe's script; null to load Stripe's own. */
  readonly scriptUrl: string | null;
};
