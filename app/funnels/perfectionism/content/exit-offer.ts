import { guarantee } from "./guarantee.ts";

/** The words of the dialog for those who are about to leave (specification, sections 2 and 4). */
export const exitOffer = {
  title: "Before you go",
  lead: "Perhaps it was the price. Take the whole toolkit for ten dollars less:",
  once: "once",
  facts: [
    "The same seven tools",
    "One payment, no subscription",
    `${guarantee.exitOfferDays}-day money-back guarantee`,
  ],
  /** Before the price. */
  accept: "Get it for",
  decline: "No, thank you",
} as const;
