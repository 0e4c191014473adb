import { createContext, useContext } from "react";
import type { PublishedReview } from "#app/domain/review.ts";
import { aboutReview, reviewsPart } from "../content/reviews.ts";
import type { Testimonial } from "../content/testimonial.ts";
import { useClaimText } from "./page/site.tsx";

const ReviewsContext = createContext<readonly PublishedReview[]>([]);

/** Provides the reviews that a route has loaded: none where samples are shown instead (docs/product.md#reviews). */
export const ReviewsProvider = ReviewsContext.Provider;
export const useReviews = (): readonly PublishedReview[] => useContext(ReviewsContext);

export type Quote = {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly about: string;
};

/** The samples that the claims mode shows, or the published reviews, each under their heading. */
export function useQuotes<Heading>(
  samples: readonly Testimonial[],
  heading: Heading,
): { readonly quotes: readonly Quote[]; readonly heading: Heading | typeof reviewsPart } {
  const claimText = useClaimText();
  const reviews = useReviews();
  if (reviews.length > 0) return { quotes: reviews.map(quoteReview), heading: reviewsPart };
  const quotes = samples.flatMap(({ quote, name, about }) => {
    const text = claimText(quote);
    return text === null ? [] : [{ id: quote.id, text, name, about }];
  });
  return { quotes, heading };
}

const quoteReview = ({ id, text, firstName, rating }: PublishedReview): Quote => ({
  id,
  text,
  name: firstName,
  about: aboutReview(rating),
});
