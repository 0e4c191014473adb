import { type SQL, sql } from "drizzle-orm";
import {
  ANSWER_LABELS,
  AREAS,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { toLiteral } from "./column-rules.ts";

/** By else the last: a NULL would be refused as such before the CHECKs can say what is wrong. */
const pick = (index: string, names: readonly string[]): SQL => {
  const literals = names.map(toLiteral);
  const cases = literals.slice(0, -1).map((literal, at) => `when ${at} then ${literal}`);
  return sql.raw(`case ${index} ${cases.join(" ")} else ${literals.at(-1)} end`);
};

// Bare names: SQLite prohibits "quiz2_responses"."q_id" inside a generated column.
const questionNumber = "cast(substr(q_id, 2) as integer)";
const questionIndex = `(${questionNumber} - 1)`;

/** One spelling per question, since two would be two keys: put together again it is the same. */
export const isQuestionId = sql.raw(
  `${questionNumber} between 1 and ${QUESTION_COUNT} and q_id = 'Q' || ${questionNumber}`,
);
export const areaOfQuestion = pick(`${questionIndex} / 20`, AREAS);
export const subDimensionOfQuestion = pick(`${questionIndex} / 4`, SUB_DIMENSION_NAMES);
export const polarityOfQuestion = sql.raw(
  `case ${questionIndex} % 4 when 2 then 'reverse' else 'positive' end`,
);
export const labelOfValue = pick("value - 1", Object.values(ANSWER_LABELS));
