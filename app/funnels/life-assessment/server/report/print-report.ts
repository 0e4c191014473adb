import type { Book } from "@kindling/press/book";
import type { Fonts } from "@kindling/press/faces";
import { printBook } from "@kindling/press/print-book";
import type { Database } from "#app/data/database.ts";
import { findReportSource } from "#app/data/quiz2-reports.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Files } from "#app/files/files.ts";
import type { ReportFacts } from "../../rules/report/facts.ts";
import { compareStored } from "../compare-stored.ts";
import { readFacts } from "../read-facts.ts";
import { findReportFile, type ReportFile } from "../report-files.ts";
import { composePlan } from "./compose-plan.ts";
import { composeReport } from "./compose-report.ts";
import type { ReportBrand } from "./method-chapter.ts";

type PrintDeps = { db: Database; files: Files; fonts: Fonts; brand: ReportBrand };

const COMPOSERS: Readonly<Record<ReportFile, (facts: ReportFacts, brand: ReportBrand) => Book>> = {
  plan: composePlan,
  report: composeReport,
};

/**
 * Prints and stores plan and report of an attempt, the report last and compared with the earlier attempt if given. Does
 * nothing if the report is stored. Returns the report's key; null without a completed attempt.
 * @throws AppError `unavailable` if R2 is unavailable; database errors
 */
export async function printReport(
  deps: PrintDeps,
  attemptId: AttemptId,
  since: AttemptId | null = null,
): Promise<string | null> {
  const { key } = findReportFile(attemptId, "report", since);
  if (await deps.files.has(key)) return key;
  const source = await findReportSource(deps.db, attemptId);
  if (source === null) return null;
  const compared = since && (await compareStored(deps.db, { before: since, after: attemptId }));
  const facts = { ...readFacts(source), since: compared };
  const findKey = (file: ReportFile) =>
    file === "report" ? key : findReportFile(attemptId, file).key;
  for (const [file, compose] of Object.entries(COMPOSERS)) {
    const { bytes } = await printBook(compose(facts, deps.brand), deps.fonts);
    await deps.files.put(findKey(file as ReportFile), bytes);
  }
  return key;
}
