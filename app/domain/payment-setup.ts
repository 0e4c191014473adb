/** What a browser needs to take a payment. Filled from the configuration (`app/platform/env.ts`). */
export type PaymentSetup = {
  readonly publishableKey: string;
  /** The script that stands in for Stripe's; null where Stripe's own is loaded. */
  readonly scriptUrl: string | null;
};
