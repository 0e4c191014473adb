export type Message = { readonly title: string; readonly description: string };

/** A checkout's own payment texts; all others are shared, below. */
export type PaymentTexts = {
  /** The button's label, with the amount. */
  readonly action: string;
  /** Beside the button: what is charged, when, and how often. */
  readonly terms: string;
  /** The field for the receipt's address. Omitted by a checkout that knows the address. */
  readonly receipt?: { readonly label: string; readonly hint: string; readonly invalid: string };
  /** For exceptions other than the provider's errors. */
  readonly unexpected: Message;
};

/** The texts of every payment form (docs/product.md#payment-form). */
export const payment = {
  loading: "The payment form is loading.",
  orByCard: "Or pay by card",
  processing: "Processing...",
  failed: {
    title: "Payment Failed",
    description: "There was an error processing your payment.",
  },
  /** Beneath the provider's message, where nothing can have been charged. */
  retry: "Nothing was charged. Try another card, or ask your bank.",
  /** Another payment takes its place. */
  closed: "This payment was closed, and nothing was charged. Please enter your card again.",
  pending: {
    title: "Your bank is still processing this",
    description: "Please don’t pay again. Your downloads will be ready as soon as it goes through.",
  },
  /** In a browser that refuses our cookie. */
  withoutCookie:
    "Your browser blocks cookies, so it won’t remember what you buy. You can still pay, and download right after. Later, the link in our email opens your files. To have them stay open here, allow cookies for this site first, then reload this page.",
  notLoaded: {
    title: "The payment form didn’t load.",
    description:
      "Nothing was charged. Check your connection, or anything that blocks scripts on this page.",
    action: "Try Again",
  },
  secure: "Your card goes to Stripe, encrypted. We never see its number.",
} as const;
