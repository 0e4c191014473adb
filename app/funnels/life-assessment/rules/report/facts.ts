import type { AssessmentScores, NumberedAnswers } from "#app/domain/life-areas.ts";

/** All that a report is made of. The same facts make the same report. */
export type ReportFacts = {
  readonly scores: AssessmentScores;
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  /** Null when they are no longer kept, or were given to statements that have changed since. */
  readonly answers: NumberedAnswers | null;
  /** Of the buyer, as the checkout asked for it. */
  readonly country: string | null;
};
