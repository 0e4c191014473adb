import type { AnswerValue, AreaKey, NumberedAnswers } from "#app/domain/life-areas.ts";
import type { Question } from "../../content/question-bank.ts";
import { type BankVersion, statementsOf } from "./statements-of.ts";

/** An answer and its effect on the score of its area. */
export type MovingAnswer = Pick<Question, "prompt" | "subDimension"> & {
  readonly value: AnswerValue;
  /** The area's score minus the score it would have, had the answer been neutral. */
  readonly effect: number;
  readonly isReverse: boolean;
};

const NEUTRAL = 3;
/** Score points per answer step: an area has 20 answers of 4 steps. */
const POINTS_PER_STEP = 100 / (4 * 20);
const EACH_WAY = 2;

/**
 * The two answers that raised an area most and the two that lowered it most, filled up to four from the other kind.
 * Among equally strong answers, different sub-dimensions come first, to avoid repetition.
 */
export function explainScore(
  answers: NumberedAnswers,
  area: AreaKey,
  version: BankVersion,
): readonly MovingAnswer[] {
  const moving = listMoving(answers, area, version);
  const lifting = spread(moving.filter(({ effect }) => effect > 0));
  const lowering = spread(moving.filter(({ effect }) => effect < 0));
  const room = (other: number) => EACH_WAY + Math.max(0, EACH_WAY - other);
  return [...lifting.slice(0, room(lowering.length)), ...lowering.slice(0, room(lifting.length))];
}

/** Strongest first; ties in the order of the questions. */
const listMoving = (
  answers: NumberedAnswers,
  area: AreaKey,
  version: BankVersion,
): readonly MovingAnswer[] =>
  statementsOf(version)
    .flatMap((question, index) => {
      const value = answers.get(index + 1);
      if (question.area !== area || value === undefined || value === NEUTRAL) return [];
      const { prompt, subDimension, polarity } = question;
      const isReverse = polarity === "reverse";
      const effect = (isReverse ? NEUTRAL - value : value - NEUTRAL) * POINTS_PER_STEP;
      return [{ prompt, subDimension, value, effect, isReverse }];
    })
    .sort(byStrength);

/** Among equally strong answers, the first of each sub-dimension, then the others. */
function spread(answers: readonly MovingAnswer[]): readonly MovingAnswer[] {
  const repeats = ({ subDimension, effect }: MovingAnswer, at: number): boolean =>
    answers
      .slice(0, at)
      .some((before) => before.subDimension === subDimension && before.effect === effect);
  const first = answers.filter((answer, at) => !repeats(answer, at));
  return [...first, ...answers.filter(repeats)].sort(byStrength);
}

const byStrength = (one: MovingAnswer, other: MovingAnswer): number =>
  Math.abs(other.effect) - Math.abs(one.effect);
