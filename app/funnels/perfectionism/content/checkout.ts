import { GUARANTEE_TITLE } from "#app/funnels/shared/content/guarantee-term.ts";

/** The texts of `/checkout` (docs/product.md#checkout). */
export const checkout = {
  title: "Checkout",
  back: "Back",
  offerEnded: "The lower price is over, so this is the regular one. Nothing was charged.",
  withoutScript: "The checkout needs JavaScript. Please switch it on in your browser.",
} as const;

export const summary = {
  title: "Order summary",
  worth: "Total value",
  regular: "Regular price",
  exitOffer: "Your offer",
  total: "Total today",
  facts: ["One payment, nothing renews", "One ZIP file, right after paying", GUARANTEE_TITLE],
} as const;

export const paymentCard = {
  title: "Payment information",
  preparing: "Preparing your payment...",
  paid: "Paid. Thank you.",
  processing: {
    title: "Your bank is still at it.",
    text: "You have paid already, and must not do it twice. Please look again in a minute.",
    action: "Look again",
  },
} as const;

/** The payment form's texts for this purchase. */
export const describePayment = (price: string) => ({
  action: `Pay ${price}`,
  terms: `${price} in US dollars, once. There is no subscription.`,
  receipt: {
    label: "Email for your receipt (optional)",
    hint: "It also brings you the download link, for other devices.",
    invalid: "Please enter a valid email address.",
  },
  unexpected: {
    title: "Payment Error",
    description: "An unexpected error occurred. Please try again.",
  },
});

export const setupFailure = {
  toast: {
    title: "Setup Error",
    description: "Unable to initialize payment. Please try again.",
  },
  title: "Failed to load checkout page.",
  text: "Nothing was charged. It is most often over in a moment.",
  action: "Try Again",
} as const;

export const success = {
  title: "Payment successful!",
  lead: "Thank you. The toolkit is yours: seven tools in one file, and a page that says where to begin.",
  download: "Download the toolkit",
  again: "You find it again at any time under",
  downloads: "my downloads",
  close: "Back to the page",
} as const;
