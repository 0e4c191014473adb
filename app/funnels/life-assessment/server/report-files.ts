import type { AttemptId } from "#app/domain/ids.ts";
import {
  REPORTS_FOLDER,
  reportFolder,
  type StoredReport,
  splitReportKey,
} from "#app/domain/report-folder.ts";
import type { SentFile } from "#app/files/send-file.ts";

/** Bumped with every visible change: files of older editions are no longer served. */
const EDITION = "2026-11-h";

export type ReportFile = "report" | "plan";

/**
 * R2 key and download name of an attempt's file. All keys of an attempt share the prefix of its id. A report that is
 * compared with an earlier attempt has its own key, because not everybody who may read the one may read the other.
 */
export const findReportFile = (
  attemptId: AttemptId,
  file: ReportFile,
  since: AttemptId | null = null,
): SentFile => ({
  key: `${reportFolder(attemptId)}${EDITION}-${file}${since === null ? "" : `-since-${since}`}.pdf`,
  saveAs: NAMES[file],
  contentType: "application/pdf",
});

const NAMES: Readonly<Record<ReportFile, string>> = {
  report: "Your-Personal-Life-Report.pdf",
  plan: "7-Day-Life-Improvement-Action-Plan.pdf",
};

const SINCE = /-since-([\w-]+)\.pdf$/;

/** For retention: whose scores a stored report tells, and whether a newer edition has replaced it. */
export const reportKeys = {
  prefix: REPORTS_FOLDER,
  readKey: (key: string): StoredReport => {
    const { ownerId, name } = splitReportKey(key);
    const since = SINCE.exec(name)?.[1];
    const ownerIds = since === undefined ? [ownerId] : [ownerId, since];
    return { ownerIds, isReplaced: !name.startsWith(`${EDITION}-`) };
  },
};
