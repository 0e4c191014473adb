import type { NumberedAnswers, Polarity } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "../../content/question-bank.ts";

/** How far a leaning to agree, or to disagree, moved the overall score (docs/scoring.md#agreement). */
export type Agreement = {
  /** In whole points; negative for a leaning to disagree. */
  readonly points: number;
  /** The overall score without it. */
  readonly corrected: number;
};

const POINTS_PER_STEP = 25;
const NEUTRAL = 3;

/** Statements and their opposites get equal weight, so that their content cancels out. */
export function measureAgreement(answers: NumberedAnswers): Agreement {
  const positive = meanOf(answers, "positive");
  const reverse = meanOf(answers, "reverse");
  const leaning = (positive + reverse) / 2 - NEUTRAL;
  const content = (positive - reverse) / 2;
  // Three of four statements are positive: a leaning of one step moves the score by half a step.
  const moved = (leaning * POINTS_PER_STEP) / 2;
  return {
    // `+ 0` turns -0 into 0.
    points: Math.sign(moved) * Math.round(Math.abs(moved)) + 0,
    corrected: 50 + Math.sign(content) * Math.round(Math.abs(content) * POINTS_PER_STEP),
  };
}

function meanOf(answers: NumberedAnswers, polarity: Polarity): number {
  const values = QUESTIONS.flatMap((question, index) =>
    question.polarity === polarity ? (answers.get(index + 1) ?? NEUTRAL) : [],
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
