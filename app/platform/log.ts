import { AppError } from "./app-error.ts";

/** Every field that may ever be logged. None of them can hold what a person typed. */
export type LogEntry = {
  event: "request" | "failure";
  requestId: string;
  method?: string;
  path?: string;
  status?: number;
  code?: string;
  durationMs?: number;
  errorName?: string;
  errorAt?: string[];
};

export type Log = (level: "info" | "error", entry: LogEntry) => void;

/** Writes one line of JSON for each entry; Workers Logs indexes its fields. */
export const consoleLog: Log = (level, entry) => {
  console[level](JSON.stringify(entry));
};

const PLAIN_SEGMENT = /^[a-z0-9][a-z0-9._-]{0,31}$/;

/** A path fit for a log: whatever is not one of our own plain words becomes `*`. */
export const describePath = (pathname: string): string =>
  pathname
    .split("/")
    .map((segment) => (segment === "" || PLAIN_SEGMENT.test(segment) ? segment : "*"))
    .join("/");

/**
 * What may be told of an unexpected error: its kind and where it happened. Its message may quote input
 * (drizzle's holds the parameters of the failed query), so it stays out.
 */
export function describeError(error: unknown): Pick<LogEntry, "errorName" | "errorAt" | "code"> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    errorName: error.name,
    errorAt: frames.slice(0, 6).map((line) => line.trim()),
    ...(error instanceof AppError ? { code: error.code } : {}),
  };
}
