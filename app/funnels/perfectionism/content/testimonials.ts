import type { Claim } from "#app/domain/claim.ts";
import { sample } from "./claims.ts";

/** A buyer's quote with before and after: fixed sample content. */
export type Testimonial = {
  readonly quote: Claim;
  readonly name: string;
  readonly role: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly initials: string;
  readonly before: string;
  readonly after: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    quote: sample(
      "quote-nadia",
      "I put the cheatsheet beside my screen. Most of my emails are now a six out of ten, and no one has noticed but me.",
    ),
    name: "Nadia Brandt",
    role: "Project lead",
    stars: 5,
    initials: "NB",
    before: "An hour on one short email",
    after: "Ten minutes, then sent",
  },
  {
    quote: sample(
      "quote-owen",
      "The calendar allows for missed days. That was new to me: I missed four, and kept going anyway.",
    ),
    name: "Owen Castell",
    role: "Illustrator",
    stars: 5,
    initials: "OC",
    before: "All or nothing, mostly nothing",
    after: "26 small drawings in a month",
  },
  {
    quote: sample(
      "quote-priya",
      "I sent one of the boundary sentences word for word. The answer was: sure, no problem. I’d practiced for a fight.",
    ),
    name: "Priya Raman",
    role: "Resident doctor",
    stars: 5,
    initials: "PR",
    before: "Yes to every extra shift",
    after: "One free Sunday, guarded",
  },
];

/** The chat shown beside the figures: a buyer's message and our reply. */
export const message = {
  from: "Maren",
  day: "Tuesday",
  lines: [
    sample("message-done", "Handed in the thesis chapter. With two typos. I know where they are."),
    sample("message-fine", "And I’m fine."),
  ],
  reply: "We’re proud of both typos.",
} as const;
