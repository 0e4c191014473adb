import { type SQL, sql } from "drizzle-orm";
import {
  ANSWER_LABELS,
  AREAS,
  QUESTION_COUNT,
  SUB_DIMENSION_NAMES,
} from "#app/domain/life-areas.ts";
import { toLiteral } from "./column-rules.ts";

const pick = (index: string, names: readonly string[]): SQL => {
  const literals = names.map(toLiteral);
  const cases = literals.slice(0, -1).map((literal, at) => `when ${at} then ${literal}`);
  return sql.raw(`case ${index} ${cases.join(" ")} else ${literals.at(-1)} end`);
};

/** The numbers from 1 to 100 as a table. Constants, because D1 bills each row of json_each as a row read. */
export const questionNumbers = sql.raw(
  `select column1 as number from (values ${Array.from({ length: QUESTION_COUNT }, (_, at) => `(${at + 1})`).join(", ")})`,
);

export const areaOfQuestion = pick("(number - 1) / 20", AREAS);
export const subDimensionOfQuestion = pick("(number - 1) / 4", SUB_DIMENSION_NAMES);
export const polarityOfQuestion = sql.raw(
  "case (number - 1) % 4 when 2 then 'reverse' else 'positive' end",
);
export const labelOfValue = pick("substr(answers, number, 1) - 1", Object.values(ANSWER_LABELS));
