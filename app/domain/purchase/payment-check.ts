/** One more step before a payment opens, while cards are being tested (docs/product.md#card-testing). */
export type PaymentCheck =
  /** Wait, then repeat the call with the ticket. */
  | { readonly kind: "wait"; readonly waitMs: number; readonly ticket: string }
  /** Solve the widget, then repeat the call with its token. */
  | { readonly kind: "turnstile"; readonly siteKey: string; readonly scriptUrl: string };

/** Which of our widgets a token comes from. */
export const CHECK_ACTION = "payment";
