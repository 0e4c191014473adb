import { type Dated, MOST_POINTS } from "#app/domain/archetypes.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import type { Gender } from "./people.ts";

/** Display price. The server's catalogue decides what is charged; the payment form refuses any other amount. */
export const PRICE_CENTS = 1_999;
export const PRICE = formatDollars(PRICE_CENTS);

/** The texts of the upper part of offer and result (docs/product.md#offer). */
export const offer = {
  headline: (name: string) => (name === "" ? "Your pattern is" : `${name}, your pattern is`),
  action: "Get My Dating Bundle",
  pending: "Preparing Your Order...",
  terms: `${PRICE} today, once. No subscription, nothing that renews.`,
} as const;

export const profile = {
  title: "How your answers added up",
  points: (score: number) => `${score} of ${MOST_POINTS.each}`,
  tied: "It’s a tie for first: chance chose the pattern we name.",
  second: "Your second pattern",
} as const;

export const pattern = {
  title: "Does this sound like you?",
  patterns: "How it shows",
  strengths: "What you bring",
  firstSteps: "Where you could begin",
} as const;

/** The only text that depends on the gender. */
export const audience: Readonly<Record<Gender, string>> = {
  male: "Chosen for men who love like this, at your stage of life.",
  female: "Chosen for women who love like this, at your stage of life.",
  "non-binary": "Chosen for people who love like this, at your stage of life.",
};

export const books = {
  title: "Your first three guides",
  places: ["Start here", "Then", "After that"],
  dates: {
    label: "I date",
    choices: { women: "Women", men: "Men", anyone: "Anyone" } satisfies Record<Dated, string>,
  },
  readingTitle: "When you want to read more",
} as const;
