import { AppError } from "../app-error.ts";
import { refusals } from "../content/refusals.ts";
import { describeError, type Log } from "../log.ts";

const NO_STORE = { "Cache-Control": "no-store" };

export const answerJson = (
  body: unknown,
  init: { status?: number; headers?: HeadersInit } = {},
): Response => {
  const headers = new Headers(init.headers);
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { status: init.status ?? 200, headers });
};

/** The body of every failed call: `{message, code, issues?}`. */
export const answerError = (error: AppError, headers: Record<string, string> = {}): Response =>
  Response.json(
    { message: error.message, code: error.code, ...(error.issues ? { issues: error.issues } : {}) },
    { status: error.status, headers: { ...NO_STORE, ...error.headers, ...headers } },
  );

/** Maps anything thrown to the failure shown to the visitor. Logs an unexpected error, once. */
export function toAppError(error: unknown, log: Log, requestId: string): AppError {
  if (error instanceof AppError) return error;
  log("error", { event: "failure", requestId, ...describeError(error) });
  return isDatabaseFailure(error)
    ? new AppError("unavailable", refusals.database, {
        headers: { "Retry-After": "10" },
      })
    : new AppError("internal", refusals.internal);
}

/** SQLite's errors for a wrong query or row: our own bugs, which no retry fixes. */
const BUG = /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;

/** D1 prefixes its messages; drizzle wraps D1's error as the cause of its own. */
function isDatabaseFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith("D1_ERROR")) return !BUG.test(cause.message);
  }
  return false;
}
