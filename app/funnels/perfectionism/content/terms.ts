/** Display prices in US cents; the server's catalogue decides what is charged. */
export const REGULAR_CENTS = 4_900;
export const EXIT_CENTS = 3_900;

/** The exit offer's value of `/checkout?price=`. */
export const EXIT_PRICE = "39";

/**
 * The page says 14 days, the exit offer 30 and the questions "100% satisfaction". They are collected here, to be
 * unified before the launch (docs/product.md#perfectionism-page).
 */
export const guarantee = {
  pageDays: 14,
  exitOfferDays: 30,
  question: "100% satisfaction",
} as const;
