import { offer, PRICE } from "./offer.ts";

/** The words of payment mode, and of what follows from it (specification, sections 2, 4 and 8). */
export const order = {
  title: "Complete Your Order",
  back: "Back to Details",
  summary: "What you buy",
  product: "The dating bundle",
  guides: "The dating guides",
  today: "Today",
  total: PRICE,
  terms: offer.terms,
  payTitle: "How you pay",
  action: `Pay ${PRICE}`,
  delivery: (email: string) => `The download links go to ${email}.`,
  loading: "Opening the payment...",
} as const;

export const orderMessages = {
  notInitialized: {
    title: "Payment Error",
    description: "Failed to initialize payment. Please try again.",
  },
  unexpected: {
    title: "Payment Failed",
    description: "There was an unexpected error. Please try again.",
  },
  paid: { title: "Payment Successful!", description: "Redirecting to your bundle..." },
} as const;

/** When the server says that nothing is to be paid any more. */
export const overMessages = {
  paid: { title: "It is yours already", description: "Redirecting to your bundle..." },
  processing: { title: "Your payment is on its way", description: "Redirecting to your bundle..." },
} as const;

export const paid = {
  title: "It is yours.",
  text: "Your bundle opens in a moment.",
  action: "Open it now",
} as const;
