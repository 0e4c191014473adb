import type { AttemptId } from "#app/domain/ids.ts";
import {
  REPORTS_FOLDER,
  reportFolder,
  type StoredReport,
  splitReportKey,
} from "#app/domain/report-folder.ts";
import type { SentFile } from "#app/files/send-file.ts";

/**
 * Bumped with every visible change. Files of older editions are reprinted as long as the answers are kept; after that
 * they are served as they are.
 */
const EDITION = "2026-11-k";

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
  key: `${reportFolder(attemptId)}${EDITION}${endOf(file, since)}`,
  saveAs: NAMES[file],
  contentType: "application/pdf",
});

const endOf = (file: ReportFile, since: AttemptId | null): string =>
  `-${file}${since === null ? "" : `-since-${since}`}.pdf`;

/** The file's newest edition among these sorted keys; null if there is none. */
export function findStoredEdition(
  attemptId: AttemptId,
  file: ReportFile,
  { since, keys }: { since: AttemptId | null; keys: readonly string[] },
): SentFile | null {
  const key = keys.findLast((one) => one.endsWith(endOf(file, since)));
  return key === undefined ? null : { ...findReportFile(attemptId, file, since), key };
}

const NAMES: Readonly<Record<ReportFile, string>> = {
  report: "Your-Personal-Life-Report.pdf",
  plan: "Your-Seven-Days.pdf",
};

const END = /-(?:report|plan)(?:-since-([\w-]+))?\.pdf$/;

/** For retention: whose scores a stored report contains, and its key in the current edition. */
export const reportKeys = {
  prefix: REPORTS_FOLDER,
  readKey: (key: string): StoredReport => {
    const { ownerId, name } = splitReportKey(key);
    const [end, since] = END.exec(name) ?? [];
    return {
      ownerIds: since === undefined ? [ownerId] : [ownerId, since],
      currentKey: end === undefined ? key : `${reportFolder(ownerId as AttemptId)}${EDITION}${end}`,
    };
  },
};
