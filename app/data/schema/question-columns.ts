import { type SQL, sql } from "drizzle-orm";
import {
  ANSWER_LABELS,
  AREAS,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { toLiteral } from "./column-rules.ts";

/** The last case is `else`, so that an out-of-range index fails the CHECK rather than NOT NULL. */
const pick = (index: string, names: readonly string[]): SQL => {
  const literals = names.map(toLiteral);
  const cases = literals.slice(0, -1).map((literal, at) => `when ${at} then ${literal}`);
  return sql.raw(`case ${index} ${cases.join(" ")} else ${literals.at(-1)} end`);
};

// Bare names: SQLite prohibits "quiz2_responses"."q_id" inside a generated column.
const questionNumber = "cast(substr(q_id, 2) as integer)";
const questionIndex = `(${questionNumber} - 1)`;

/** Canonical spelling only, since it is a key: `Q01` would be a second key for `Q1`. */
export const isQuestionId = sql.raw(
  `${questionNumber} between 1 and ${QUESTION_COUNT} and q_id = 'Q' || ${questionNumber}`,
);
export const areaOfQuestion = pick(`${questionIndex} / 20`, AREAS);
export const subDimensionOfQuestion = pick(`${questionIndex} / 4`, SUB_DIMENSION_NAMES);
export const polarityOfQuestion = sql.raw(
  `case ${questionIndex} % 4 when 2 then 'reverse' else 'positive' end`,
);
export const labelOfValue = pick("value - 1", Object.values(ANSWER_LABELS));
