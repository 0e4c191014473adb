import type { Book } from "@kindling/press/book";
import type { Fonts } from "@kindling/press/faces";
import { printBook } from "@kindling/press/print-book";
import type { Database } from "#app/data/database.ts";
import { findReportSource, type ReportSource } from "#app/data/quiz2-reports.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { QUESTION_COUNT } from "#app/domain/life-areas.ts";
import type { Files } from "#app/files/files.ts";
import { BANK_VERSION } from "../../content/question-bank.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { toBankVersion } from "../../rules/report/statements-of.ts";
import { findReportFile, type ReportFile } from "../report-files.ts";
import { composePlan } from "./compose-plan.ts";
import { composeReport } from "./compose-report.ts";
import type { ReportBrand } from "./method-chapter.ts";

type PrintDeps = { db: Database; files: Files; fonts: Fonts; brand: ReportBrand };

const COMPOSERS: Readonly<Record<ReportFile, (facts: ReportFacts, brand: ReportBrand) => Book>> = {
  plan: (facts, { name }) => composePlan(facts, name),
  report: composeReport,
};

/**
 * Prints report and plan of an attempt and stores those not stored yet, the report last. Idempotent. Returns the
 * report's key; null without a completed attempt.
 * @throws AppError `unavailable` if R2 is unavailable; database errors
 */
export async function printReport(deps: PrintDeps, attemptId: AttemptId): Promise<string | null> {
  const { key } = findReportFile(attemptId, "report");
  if (await deps.files.has(key)) return key;
  const source = await findReportSource(deps.db, attemptId);
  if (source === null) return null;
  const facts = readFacts(source);
  for (const [file, compose] of Object.entries(COMPOSERS)) {
    const { bytes } = await printBook(compose(facts, deps.brand), deps.fonts);
    await deps.files.put(findReportFile(attemptId, file as ReportFile).key, bytes);
  }
  return key;
}

/** Answers are usable only if complete and of a known question bank. */
function readFacts({ answers, bankVersion, ...facts }: ReportSource): ReportFacts {
  const known = toBankVersion(bankVersion);
  return {
    ...{ ...facts, bankVersion: known ?? BANK_VERSION },
    answers: answers.size === QUESTION_COUNT && known !== null ? answers : null,
  };
}
