import type { Database } from "#app/data/database.ts";
import { findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import { AttemptId } from "#app/domain/ids.ts";
import type { Files } from "#app/files/files.ts";
import { sendFound } from "#app/files/send-file.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { printing } from "../content/paid-actions.ts";
import { attemptNotFound, requireOwner } from "./attempt-id.ts";
import { findReportFile, type ReportFile } from "./report-files.ts";

type ReportDeps = {
  db: Database;
  clock: Clock;
  files: Files;
  enqueuePrint: (attemptId: AttemptId) => void;
};

type Asked = { readonly attemptId: string | undefined; readonly file: ReportFile };

/**
 * Sends the report or plan of an attempt to those who may read it, while it is paid for. If the current edition is not printed yet,
 * enqueues it.
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
  const attempt = requireOwner(id.data, await findVisitor(request));
  const found = await findScoredAttempt(deps.db, attempt);
  const isPaid = found?.paid.some((paid) => isEntitled(paid, deps.clock()));
  if (!isPaid || found?.status !== "completed") throw attemptNotFound();
  const stored = findReportFile(attempt.id, file);
  const printed = await deps.files.peek(stored.key);
  if (printed !== null) return sendFound(deps.files, request, stored, printed);
  deps.enqueuePrint(attempt.id);
  throw beingPrinted();
}

/** `Refresh` makes a browser showing this response retry until the file is there. */
const beingPrinted = () =>
  new AppError("unavailable", printing.message, {
    headers: { "Retry-After": printing.seconds, Refresh: printing.seconds },
  });
