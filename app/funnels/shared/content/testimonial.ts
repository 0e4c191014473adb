import type { Claim } from "#app/domain/claim.ts";

/** A customer quote: a claim with its author. */
export type Testimonial = {
  readonly quote: Claim;
  readonly name: string;
  readonly about: string;
};
