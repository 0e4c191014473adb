import {
  ANSWER_VALUES,
  type AnswerValue,
  AREAS,
  type AreaKey,
  type AreaPulse,
  type AssessmentScores,
  SUB_DIMENSION_NAMES,
  SUB_DIMENSIONS,
} from "#app/domain/life-areas.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";

/** By question id. Answers to unknown questions are ignored. */
export type Answers =
  | ReadonlyMap<string, AnswerValue>
  | Readonly<Partial<Record<string, AnswerValue>>>;

type ScoredQuestion = Question & { readonly points: number };

/**
 * The scores of 100 answers (docs/scoring.md; vectors in docs/scoring-vectors.json).
 *
 * @throws RangeError if an answer is missing or not an integer from 1 to 5
 */
export function scoreAssessment(answers: Answers): AssessmentScores {
  const scored = scoreQuestions(QUESTIONS, answers);
  const areas = scoreEach(AREAS, (area) => scored.filter((question) => question.area === area));
  const subDimensions = scoreEach(SUB_DIMENSION_NAMES, (name) =>
    scored.filter((question) => question.subDimension === name),
  );
  return { overall: toScore(scored), areas, subDimensions, ...rankAreas(areas) };
}

/**
 * The scores of one area alone, from its 20 answers.
 *
 * @throws RangeError if one of them is missing or not an integer from 1 to 5
 */
export function scoreArea(area: AreaKey, answers: Answers): AreaPulse {
  const own = QUESTIONS.filter((question) => question.area === area);
  const scored = scoreQuestions(own, answers);
  const subDimensions = scoreEach(SUB_DIMENSIONS[area], (name) =>
    scored.filter((question) => question.subDimension === name),
  );
  return { area: toScore(scored), subDimensions };
}

const scoreQuestions = (
  questions: readonly Question[],
  answers: Answers,
): readonly ScoredQuestion[] =>
  questions.map((question) => ({
    ...question,
    points: countPoints(question, readAnswer(answers, question.id)),
  }));

/** 0 to 4, with reverse-keyed statements mirrored. */
const countPoints = ({ polarity }: Question, value: AnswerValue): number =>
  polarity === "reverse" ? 5 - value : value - 1;

/**
 * Percentage of the possible points, rounded half to even, so that mirrored answers give exactly the mirrored score
 * (half up would round 12.5 to 13 and 87.5 to 88). Integer arithmetic, because (1.1 - 1) * 25 exceeds 2.5.
 */
function toScore(questions: readonly ScoredQuestion[]): number {
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  const possible = 4 * questions.length;
  const floor = Math.floor((100 * points) / possible);
  const twiceTheRest = 2 * (100 * points - floor * possible);
  if (twiceTheRest === possible) return floor % 2 === 0 ? floor : floor + 1;
  return twiceTheRest < possible ? floor : floor + 1;
}

/** Ties follow the order of the areas. The bottom area excludes the top one, so that they differ. */
function rankAreas(areas: Readonly<Record<AreaKey, number>>) {
  const topArea = AREAS.reduce((best, area) => (areas[area] > areas[best] ? area : best));
  const bottomArea = AREAS.filter((area) => area !== topArea).reduce((least, area) =>
    areas[area] < areas[least] ? area : least,
  );
  return { topArea, bottomArea };
}

function scoreEach<Name extends string>(
  names: readonly Name[],
  listQuestions: (name: Name) => readonly ScoredQuestion[],
): Record<Name, number> {
  const scores = names.map((name) => [name, toScore(listQuestions(name))] as const);
  return Object.fromEntries(scores) as Record<Name, number>;
}

function readAnswer(answers: Answers, id: string): AnswerValue {
  const value = isMap(answers) ? answers.get(id) : answers[id];
  const known = ANSWER_VALUES.find((candidate) => candidate === value);
  if (known === undefined) throw new RangeError(`${id} has no answer from 1 to 5`);
  return known;
}

const isMap = (answers: Answers): answers is ReadonlyMap<string, AnswerValue> =>
  answers instanceof Map;
