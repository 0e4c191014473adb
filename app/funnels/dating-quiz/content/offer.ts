import { formatDollars } from "#app/domain/money.ts";
import type { Gender } from "./people.ts";

/** What the page shows; what is charged is decided by the server's catalogue, and nothing else is ever paid here. */
export const PRICE_CENTS = 1_999;
export const PRICE = formatDollars(PRICE_CENTS);

/** The texts of the upper part of offer and result (docs/product.md#offer). */
export const offer = {
  /** Before the archetype's title. */
  headline: (name: string) => (name === "" ? "Your pattern is" : `${name}, your pattern is`),
  action: "Get My Dating Bundle",
  pending: "Preparing Your Order...",
  terms: `${PRICE} today, once. No subscription, nothing that renews.`,
} as const;

export const pattern = {
  title: "Your pattern, in nine lines",
  lead: "It did something for you once. That is why it is still here.",
  strengths: "What you bring",
  patterns: "How it shows",
  firstSteps: "Where you could begin",
} as const;

/** Who the books were chosen for: the only copy that follows the gender. */
export const audience: Readonly<Record<Gender, string>> = {
  male: "Chosen for men who love like this, at your time of life.",
  female: "Chosen for women who love like this, at your time of life.",
  "non-binary": "Chosen for people who love like this, at your time of life.",
};

export const books = {
  title: "Your first three books",
  places: ["Start here", "Then", "And after it"],
  readingTitle: "And then, when you want to go on",
  readingLead: "The rest of your reading list, and what each one is good for.",
} as const;
