import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { QUESTIONS, type Question } from "../content/question-bank.ts";

export const STATEMENTS_PER_AREA = QUESTIONS.length / AREAS.length;

/**
 * The four steps of each area, by the numbers of its statements (1 to 20). A step has one of each sub-dimension:
 * four of one side by side would be answered alike. The reverse ones (3, 7, 11, 15, 19) are placed differently in each
 * area.
 */
const STEPS: Readonly<Record<AreaKey, readonly string[]>> = {
  safety: ["1 14 17 7 9", "4 15 6 10 20", "3 12 13 19 8", "2 18 16 5 11"],
  connection: ["18 12 3 8 14", "10 4 19 5 13", "9 17 6 2 15", "20 7 1 11 16"],
  recreation: ["12 5 15 18 4", "14 6 20 10 3", "16 11 17 7 1", "13 19 8 9 2"],
  significance: ["10 17 15 1 6", "20 11 5 2 16", "8 3 14 19 9", "7 4 13 18 12"],
  growth: ["9 4 19 16 8", "11 2 15 6 17", "12 5 18 3 14", "20 7 13 1 10"],
};

/** All hundred statements in screen order. */
export const SHOWN_QUESTIONS: readonly Question[] = AREAS.flatMap((area, at) =>
  STEPS[area].flatMap((step) =>
    step
      .split(" ")
      .flatMap((number) => QUESTIONS[at * STATEMENTS_PER_AREA + Number(number) - 1] ?? []),
  ),
);
