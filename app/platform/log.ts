import { AppError } from "./app-error.ts";

/** Every field that may be logged. None can hold user input. */
export type LogEntry = {
  event:
    | "request"
    | "failure"
    | "mail"
    | "dead_letter"
    | "malformed_message"
    | "sweep"
    | "stripe"
    | "sync"
    | "refund_owed"
    | "order_restored"
    | "print"
    | "files"
    | "webhook"
    | "retention"
    | "weekly_mails"
    | "card_testing"
    | "alarm"
    | "bounce"
    | "human_check";
  requestId?: string;
  jobId?: string;
  kind?: string;
  outcome?: string;
  /** Our words or a provider's code, never a provider's message. */
  reason?: string;
  tries?: number;
  count?: number;
  /** By our own names. */
  counts?: Readonly<Record<string, number>>;
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

const LOGGED_SEGMENTS = 12;

/** A path that is safe to log: segments that are in no route become `*`, whatever they say; many are cut off. */
export const describePath = (pathname: string, known: ReadonlySet<string>): string =>
  pathname
    .split("/", LOGGED_SEGMENTS + 1)
    .map((segment) => (known.has(segment.replace(/\.data$/, "")) ? segment : "*"))
    .join("/");

/**
 * The loggable part of an unexpected error: its name and where it happened. Its message may quote input
 * (drizzle's includes the query's parameters), so it is left out.
 */
export function describeError(error: unknown): Pick<LogEntry, "errorName" | "errorAt" | "code"> {
  if (!(error instanceof Error)) return { errorName: typeof error };
  return {
    errorName: error.name,
    errorAt: readFrames(error).slice(0, 6),
    ...(error instanceof AppError ? { code: error.code } : {}),
  };
}

/** A stack begins with the message, whose lines could look like frames. If it cannot be cut off, no frames are logged. */
function readFrames({ stack = "", message }: Error): string[] {
  const opening = message && `: ${message}`;
  const at = stack.indexOf(opening);
  if (at === -1) return [];
  const lines = stack.slice(at + opening.length).split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
