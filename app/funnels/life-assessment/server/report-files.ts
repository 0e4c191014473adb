import type { SentFile } from "#app/files/send-file.ts";

/** Raised with every change that a reader would notice: the files of an older one are no longer given. */
const EDITION = "2026-11";

export type ReportFile = "report" | "plan";

/** Where an attempt's files lie and what they are called. All that is ever stored of it lies under its own id. */
export const findReportFile = (attemptId: string, file: ReportFile): SentFile => ({
  key: `reports/${attemptId}/${EDITION}-${file}.pdf`,
  saveAs: NAMES[file],
  contentType: "application/pdf",
});

const NAMES: Readonly<Record<ReportFile, string>> = {
  report: "Your-Personal-Life-Report.pdf",
  plan: "7-Day-Life-Improvement-Action-Plan.pdf",
};
