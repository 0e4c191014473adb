import type { Database } from "#app/data/database.ts";
import { findScoredAttempt } from "#app/data/quiz2-subscriptions.ts";
import { AttemptId } from "#app/domain/attempt-id.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
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
  enqueuePrint: (attemptId: string) => void;
};

type Asked = { readonly attemptId: string | undefined; readonly file: ReportFile };

/**
 * Gives the report or the plan of an attempt to the visitor whose it is, as long as it is paid for. What has not been
 * printed yet, or only in an older edition, is asked for.
 * @throws AppError `not_found` for everybody else, exactly as for an attempt that does not exist; `unavailable`
 * while the file is being printed, and while the files cannot be reached.
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
  const isPaid = found?.paid && isEntitled(found.paid, deps.clock());
  if (!isPaid || found.status !== "completed") throw attemptNotFound();
  const stored = findReportFile(attempt.id, file);
  const printed = await deps.files.peek(stored.key);
  if (printed !== null) return sendFound(deps.files, request, stored, printed);
  deps.enqueuePrint(attempt.id);
  throw beingPrinted();
}

/** A browser that shows this to somebody asks again by itself, and then gets the file. */
const beingPrinted = () =>
  new AppError("unavailable", printing.message, {
    headers: { "Retry-After": printing.seconds, Refresh: printing.seconds },
  });
