import type { ReportSource } from "#app/data/quiz2-reports.ts";
import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import type { ReportFacts } from "../rules/report/facts.ts";

/** Answers are usable only if complete and of the current question bank. */
export const readFacts = ({ answers, bankVersion, ...facts }: ReportSource): ReportFacts => ({
  ...facts,
  since: null,
  answers: answers.size === QUESTION_COUNT && bankVersion === BANK_VERSION ? answers : null,
});
