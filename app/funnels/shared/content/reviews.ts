/** The heading of published reviews; a page's own heading is for samples. */
export const reviewsPart = {
  title: "What buyers say.",
  lead: "Written by people who bought this from us and shown with their permission.",
} as const;

/** Under the first name of a review's writer. */
export const boughtHere = "Bought it here";
export const aboutReview = (rating: number): string => `${boughtHere} · ${rating} of 5 stars`;
