import { cleanLines, cleanText } from "#app/domain/clean-text.ts";
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH } from "#app/domain/review.ts";
import { reviewProblems } from "../content/review.ts";

/** The fields of the form, as they were sent. */
export type TypedReview = Readonly<Record<"rating" | "text" | "firstName" | "consent", string>>;
export type ReviewProblems = { readonly [Field in keyof TypedReview]: string | null };
type Checked = {
  readonly review: { readonly rating: number; readonly text: string; readonly firstName: string };
  readonly problems: ReviewProblems;
  readonly isGood: boolean;
};

const fits = (text: string, most: number): boolean => text !== "" && [...text].length <= most;

export function checkReview(typed: TypedReview): Checked {
  const text = cleanLines(typed.text);
  const firstName = cleanText(typed.firstName);
  const problems = {
    rating: /^[1-5]$/.test(typed.rating) ? null : reviewProblems.rating,
    text: fits(text, MAX_REVIEW_LENGTH) ? null : reviewProblems.text,
    firstName: fits(firstName, MAX_REVIEWER_LENGTH) ? null : reviewProblems.firstName,
    consent: typed.consent === "yes" ? null : reviewProblems.consent,
  };
  const isGood = Object.values(problems).every((problem) => problem === null);
  return { review: { rating: Number(typed.rating), text, firstName }, problems, isGood };
}
