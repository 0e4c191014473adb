import { GUARANTEE_TITLE } from "#app/funnels/shared/content/guarantee-term.ts";

/** The texts of the exit offer (docs/product.md#exit-offer). */
export const exitOffer = {
  title: "Before you go",
  lead: "Was it the price? Take the whole toolkit for ten dollars less:",
  once: "once",
  heldUntil: "Held for you until",
  facts: ["The same seven tools", "One payment, no subscription", GUARANTEE_TITLE],
  accept: "Get it for",
  decline: "No, thank you",
} as const;
