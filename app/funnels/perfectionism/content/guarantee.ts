/**
 * The page says 14 days, the exit offer 30 and the questions "100% satisfaction". They stand together here, so
 * that whoever launches this can settle on one (docs/product.md#perfectionism-page).
 */
export const guarantee = {
  pageDays: 14,
  exitOfferDays: 30,
  question: "100% satisfaction",
} as const;
