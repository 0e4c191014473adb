/**
 * The page says 14 days, the exit offer 30 and the questions "100% satisfaction". They are collected here, to be
 * unified before the launch (docs/product.md#perfectionism-page).
 */
export const guarantee = {
  pageDays: 14,
  exitOfferDays: 30,
  question: "100% satisfaction",
} as const;
