import { guarantee } from "#app/funnels/shared/content/guarantee.ts";

/** The texts of the exit offer (docs/product.md#exit-offer). */
export const exitOffer = {
  title: "Before you go",
  lead: "Perhaps it was the price. Take the whole toolkit for ten dollars less:",
  once: "once",
  facts: ["The same seven tools", "One payment, no subscription", guarantee.title],
  accept: "Get it for",
  decline: "No, thank you",
} as const;
