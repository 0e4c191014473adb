import { GUARANTEE_TITLE } from "#app/funnels/shared/content/guarantee-term.ts";

/** The texts of `/checkout` (docs/product.md#checkout). */
export const checkout = {
  title: "Checkout",
  back: "Back",
  offerEnded: "The lower price has ended, so this is the regular one. Nothing was charged.",
  withoutScript: "The checkout needs JavaScript. Please turn it on in your browser.",
} as const;

export const summary = {
  title: "Order summary",
  worth: "Total value",
  regular: "Regular price",
  exitOffer: "Your offer",
  total: "Total today",
  paid: "Paid",
  facts: ["One payment, nothing renews", "One ZIP file, right after paying", GUARANTEE_TITLE],
} as const;

export const paymentCard = {
  title: "Payment information",
  preparing: "Preparing your payment...",
  paid: "Paid. Thank you.",
  processing: {
    title: "Your bank is still processing this.",
    text: "Please don’t pay again. Check back in a minute.",
    action: "Check again",
  },
} as const;

/** The payment form's texts for this purchase. */
export const describePayment = (price: string) => ({
  action: `Pay ${price}`,
  terms: `${price} in US dollars, once. There’s no subscription.`,
  receipt: {
    label: "Email Address",
    hint: "We’ll send your receipt and the download link, which opens on other devices too.",
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
  text: "Nothing was charged. This usually clears up in a moment.",
  action: "Try Again",
} as const;

export const success = {
  title: "Payment successful!",
  lead: "Thank you. The toolkit is yours: seven tools in one file, and a page that shows you where to start.",
  download: "Download the toolkit",
  again: "You can always find it under",
  downloads: "my downloads",
  close: "Back to the page",
} as const;
