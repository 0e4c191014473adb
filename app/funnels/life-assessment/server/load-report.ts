import type { Database } from "#app/data/database.ts";
import { findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import { reportFolder } from "#app/domain/report-folder.ts";
import { askToPrint } from "#app/files/being-printed.ts";
import type { Files } from "#app/files/files.ts";
import type { PrintMessage } from "#app/files/print-queue.ts";
import { findFile, sendFile, sendFound } from "#app/files/send-file.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { RateLimits } from "#app/platform/rate-limit.ts";
import { printing } from "../content/paid-actions.ts";
import { attemptNotFound, requireCaller } from "./attempt-id.ts";
import { findEarlier } from "./history.ts";
import { findReportFile, findStoredEdition, type ReportFile } from "./report-files.ts";

type ReportDeps = {
  db: Database;
  clock: Clock;
  files: Files;
  limits: RateLimits;
  enqueuePrint: (message: PrintMessage) => void;
};

type Asked = { readonly attemptId: string | undefined; readonly file: ReportFile };

/**
 * Sends the report or plan of an attempt to those who may read it, while it is paid for. Enqueues the current edition
 * if it is not printed yet. Once the answers are deleted, it would say less than an older one, which is sent instead.
 * @throws AppError `not_found` for other visitors, exactly as for a missing attempt; `unavailable` while the file is
 * being printed or R2 is unavailable
 */
export async function loadReport(
  deps: ReportDeps,
  request: Request,
  { attemptId, file }: Asked,
): Promise<Response> {
  const id = AttemptId.safeParse(attemptId);
  if (!id.success) throw attemptNotFound();
  const attempt = await requireCaller(deps, request, { id: id.data, action: "results" });
  // In parallel, because almost every request is from a subscriber. The plan does not depend on an earlier attempt.
  const [found, since] = await Promise.all([
    findScoredAttempt(deps.db, attempt),
    file === "report" ? findEarlier(deps, attempt) : null,
  ]);
  const isPaid = found?.paid.some((paid) => isEntitled(paid, deps.clock()));
  if (!isPaid || found?.status !== "completed") throw attemptNotFound();
  const stored = findReportFile(attempt.id, file, since);
  const printed = await findFile(deps.files, request, stored);
  if (printed !== null) return sendFound(deps.files, request, stored, printed);
  if (!found.hasAnswers) {
    const keys = [...(await deps.files.measure(reportFolder(attempt.id))).keys()];
    const older = findStoredEdition(attempt.id, file, { since, keys });
    if (older !== null) return sendFile(deps.files, request, older);
  }
  const message = { attemptId: attempt.id, since };
  throw askToPrint(request, () => deps.enqueuePrint(message), printing);
}
