import { writeReviewDecision, writeReviewList } from "../app/data/review-decisions.ts";

/** The statement for a command line, which returns the reviews that it lists or changes; null: not a command. */
export function writeReviewSql(
  [verb, id, ...rest]: readonly string[],
  nowMs: number,
): string | null {
  if (verb === "list") return id === undefined ? writeReviewList() : null;
  if (verb !== "publish" && verb !== "hide") return null;
  return rest.length > 0 || id === undefined ? null : writeReviewDecision(verb, id, nowMs);
}
