/**
 * The specification says 14 days on the page, 30 in the exit offer and "100% satisfaction" in the questions (section
 * 9). Each place says its own; they stand together here, so that whoever launches this can settle on one.
 */
export const guarantee = {
  pageDays: 14,
  exitOfferDays: 30,
  question: "100% satisfaction",
} as const;
