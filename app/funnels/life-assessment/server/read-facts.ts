import type { ReportSource } from "#app/data/quiz2-reports.ts";
import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import type { ReportFacts } from "../rules/report/facts.ts";
import { toBankVersion } from "../rules/report/statements-of.ts";

/** Answers are usable only if complete and of a known question bank. */
export function readFacts({ answers, bankVersion, ...facts }: ReportSource): ReportFacts {
  const known = toBankVersion(bankVersion);
  return {
    ...facts,
    bankVersion: known ?? BANK_VERSION,
    since: null,
    answers: answers.size === QUESTION_COUNT && known !== null ? answers : null,
  };
}
