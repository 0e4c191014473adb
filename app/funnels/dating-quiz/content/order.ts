import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { offer, PRICE } from "./offer.ts";

/** The texts of payment mode (docs/product.md#payment-mode). */
export const order = {
  title: "Complete Your Order",
  back: "Back to Details",
  summary: "What you’re buying",
  product: "The dating bundle",
  guides: `${SOLD.guides} short guides`,
  total: PRICE,
  terms: offer.terms,
  payTitle: "How to pay",
  action: `Pay ${PRICE}`,
  delivery: (email: string) => `The download links go to ${email}.`,
  loading: "Opening the payment form...",
} as const;
