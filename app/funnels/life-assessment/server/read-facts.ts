import type { ReportSource } from "#app/data/quiz2-reports.ts";
import { DANGER_QUESTION_ID, QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import { judgeScores } from "../rules/needs-help.ts";
import type { ReportFacts } from "../rules/report/facts.ts";
import { toBankVersion } from "../rules/report/statements-of.ts";

const DANGER_NUMBER = Number(DANGER_QUESTION_ID.slice(1));

/** Answers are usable only if complete and of a known question bank. */
export function readFacts({ scores, answers, bankVersion, ...facts }: ReportSource): ReportFacts {
  const known = toBankVersion(bankVersion);
  return {
    ...facts,
    scores: judgeScores(scores, answers.get(DANGER_NUMBER) ?? null),
    bankVersion: known ?? BANK_VERSION,
    since: null,
    answers: answers.size === QUESTION_COUNT && known !== null ? answers : null,
  };
}
