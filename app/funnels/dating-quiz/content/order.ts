import { offer, PRICE } from "./offer.ts";

/** The words of payment mode (specification, sections 2 and 4). */
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
