import type { AnswerValue, AssessmentScores } from "#app/domain/life-areas.ts";

export type Asked = {
  /** Of an assessment, or of the area of a pulse. */
  readonly scores: { readonly subDimensions: Partial<AssessmentScores["subDimensions"]> };
  /** The answer to `DANGER_QUESTION_ID`; null once it has been deleted. */
  readonly dangerAnswer: AnswerValue | null;
};

/** In percent. */
const LOW_SAFETY = 40;

/** Whether the answers ask for the note with numbers to call (docs/product.md#help-note). */
export const needsHelp = ({ scores, dangerAnswer }: Asked): boolean =>
  (dangerAnswer !== null && dangerAnswer >= 4) ||
  (scores.subDimensions["Physical Safety"] ?? 100) < LOW_SAFETY;

/** Scores, and whether whom to call comes before them: decides which texts may be shown with them. */
export type PersonScores = AssessmentScores & { readonly needsHelp: boolean };

export const judgeScores = (
  scores: AssessmentScores,
  dangerAnswer: AnswerValue | null,
): PersonScores => ({ ...scores, needsHelp: needsHelp({ scores, dangerAnswer }) });
