import type { AssessmentScores, NumberedAnswers } from "#app/domain/life-areas.ts";

/** The complete input of a report, which is deterministic. */
export type ReportFacts = {
  readonly scores: AssessmentScores;
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  /** Null if they are deleted, or belong to an older question bank. */
  readonly answers: NumberedAnswers | null;
  /** The buyer's country from the checkout. */
  readonly country: string | null;
};
