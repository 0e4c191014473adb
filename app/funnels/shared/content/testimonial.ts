import type { Claim } from "#app/domain/claim.ts";

/** What somebody says about us: a claim like any other, with who says it. */
export type Testimonial = {
  readonly quote: Claim;
  readonly name: string;
  readonly about: string;
};
