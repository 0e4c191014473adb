type Message = { readonly title: string; readonly description: string };

/** What a checkout says of its own payment; all else stands below and is the same for each. */
export type PaymentTexts = {
  /** On the button, with the amount. */
  readonly action: string;
  /** What is charged, when, and how often: beside the button. */
  readonly terms: string;
  /** Asks where the receipt goes to. A checkout that knows it, or needs none, leaves it out. */
  readonly receipt?: { readonly label: string; readonly hint: string; readonly invalid: string };
  /** For exceptions that are not an answer of the provider. */
  readonly unexpected: Message;
};

/** The words of every payment form (docs/product.md#payment-form). */
export const payment = {
  loading: "The payment form is loading.",
  processing: "Processing...",
  failed: {
    title: "Payment Failed",
    description: "There was an error processing your payment.",
  },
  pending: {
    title: "Your bank is still at it",
    description: "Please do not pay again. We write to you as soon as it has said yes.",
  },
  notLoaded: {
    title: "The payment form did not load.",
    description: "Nothing was charged. Look at your connection, or at what blocks scripts here.",
    action: "Try Again",
  },
  secure: "Your card goes to Stripe, encrypted. We never see its number.",
} as const;
