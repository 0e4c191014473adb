import { guarantee } from "./guarantee.ts";

/** The words of `/checkout` (specification, sections 2, 4 and 8). */
export const checkout = {
  title: "Checkout",
  back: "Back",
  summary: {
    title: "Order summary",
    tools: "Seven tools in one download",
    regular: "Regular price",
    exitOffer: "Your offer",
    total: "Total today",
    once: "One payment in US dollars. Nothing renews.",
    guarantee: (isExitIntent: boolean) =>
      `${isExitIntent ? guarantee.exitOfferDays : guarantee.pageDays}-day money-back guarantee`,
  },
  payment: {
    title: "Payment information",
    preparing: "Preparing your payment...",
    /** Before the amount. */
    action: "Pay",
    pending: "Processing...",
    secure: "Your card goes to Stripe, over an encrypted connection. We never see its number.",
  },
} as const;

export const messages = {
  failed: {
    title: "Payment Failed",
    description: "There was an error processing your payment.",
  },
  unexpected: {
    title: "Payment Error",
    description: "An unexpected error occurred. Please try again.",
  },
  setup: {
    title: "Setup Error",
    description: "Unable to initialize payment. Please try again.",
  },
  notLoaded: {
    title: "Failed to load checkout page.",
    text: "Nothing was charged. It is most often a matter of seconds.",
    action: "Try Again",
  },
  downloadFailed: "Download failed. Please try again or contact support.",
} as const;

export const success = {
  title: "Payment successful!",
  lead: "Thank you. The toolkit is yours: seven tools, and a page that says where to begin.",
  download: "Download the toolkit",
  preparing: "Preparing Download...",
  mail: "We also mail you a link, so that you find it again.",
} as const;
