import { type SQL, sql } from "drizzle-orm";
import { toLiteral } from "./column-rules.ts";

// All in the order of the questions and of the scale (specification, section 3).
export const areas = ["safety", "connection", "recreation", "significance", "growth"] as const;
export const subDimensions = [
  "Physical Safety",
  "Emotional Safety",
  "Financial Security",
  "Boundaries",
  "Risk Management",
  "Intimate Relationships",
  "Social Networks",
  "Communication",
  "Empathy",
  "Social Confidence",
  "Play & Fun",
  "Creative Expression",
  "Hobbies & Interests",
  "Work-Life Balance",
  "Adventure & Novelty",
  "Life Purpose",
  "Achievement",
  "Career Fulfillment",
  "Contribution",
  "Recognition",
  "Personal Growth",
  "Spirituality",
  "Wisdom",
  "Legacy",
  "Self-Actualization",
] as const;
export const polarities = ["positive", "reverse"] as const;
export const labels = [
  "Strongly Disagree",
  "Disagree",
  "Neutral",
  "Agree",
  "Strongly Agree",
] as const;

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
  `${questionNumber} between 1 and 100 and q_id = 'Q' || ${questionNumber}`,
);
export const areaOfQuestion = pick(`${questionIndex} / 20`, areas);
export const subDimensionOfQuestion = pick(`${questionIndex} / 4`, subDimensions);
export const polarityOfQuestion = sql.raw(
  `case ${questionIndex} % 4 when 2 then 'reverse' else 'positive' end`,
);
export const labelOfValue = pick("value - 1", labels);
