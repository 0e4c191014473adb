import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { type AnswerValue, type NumberedAnswers, QUESTION_COUNT } from "#app/domain/life-areas.ts";

const BLANK = " ";

/** No answers in packed form, for comparisons; stored as null. */
export const NO_ANSWERS = BLANK.repeat(QUESTION_COUNT);

/** One hundred characters in the order of the questions' numbers: 1 to 5 as chosen, or a blank. */
export const packAnswers = (answers: NumberedAnswers): string =>
  Array.from({ length: QUESTION_COUNT }, (_, at) => answers.get(at + 1) ?? BLANK).join("");

export const unpackAnswers = (packed: string | null): NumberedAnswers =>
  new Map(
    [...(packed ?? "")].flatMap((value, at) =>
      value === BLANK ? [] : [[at + 1, Number(value) as AnswerValue]],
    ),
  );

export const arePacked = (column: AnySQLiteColumn): SQL =>
  sql`length(${column}) = ${sql.raw(String(QUESTION_COUNT))} and ${column} not glob '*[^1-5 ]*'`;

/** How many statements are answered; null for no answers. */
export const countOf = (packed: AnySQLiteColumn | SQL): SQL<number> =>
  sql<number>`length(replace(${packed}, ' ', ''))`;

/** The answer to a question; null if it is blank. */
export const answerTo = (
  column: AnySQLiteColumn | SQL,
  questionId: string,
): SQL<AnswerValue | null> =>
  sql<AnswerValue | null>`cast(nullif(substr(${column}, ${Number(questionId.slice(1))}, 1), ' ') as integer)`;
