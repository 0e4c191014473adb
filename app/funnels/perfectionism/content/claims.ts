import type { Claim } from "#app/domain/claim.ts";

export const sample = (id: string, text: string): Claim => ({
  id: `perfectionism-${id}`,
  text,
  source: "sample",
});

/** Claims without a source. */
export const claims = {
  people: sample("people", "14,847+ people"),
  finishing: sample("finishing", "96%"),
  rating: sample("rating", "4.9/5"),
  ebooks: sample("ebooks", "170+ ebooks"),
  totalValue: sample("total-value", "$353"),
  /** The term that the page claims; the real one is in `guarantee.ts`. */
  guaranteeDays: sample("guarantee-days", "14"),
  satisfaction: sample("satisfaction", "100% satisfaction, or a refund."),
  /** The price does not change when the countdown ends, so it is a claim. */
  offerEnds: sample("offer-ends", "This offer is held for you for"),
} satisfies Record<string, Claim>;
