import type { Message } from "@cloudflare/workers-types";
import { seconds } from "#app/domain/duration.ts";
import { describeError, type Log, type LogEntry } from "#app/platform/log.ts";

/** What the consumers use of a batch. */
export type Batch = { readonly messages: readonly BatchMessage[] };
export type BatchMessage = Pick<Message, "body" | "attempts" | "ack" | "retry">;

type Work<Body> = {
  readonly schema: { safeParse(body: unknown): { success: true; data: Body } | { success: false } };
  /** The first fields of an exception's log line. */
  readonly failure: (body: Body) => Pick<LogEntry, "event" | "jobId" | "tries">;
  /** Null acknowledges the message, a number retries it after that many milliseconds. */
  readonly run: (body: Body) => Promise<number | null>;
  /** The delay of the retry after an exception; null acknowledges the message. */
  readonly retryDelayMs: (attempts: number) => number | null;
};

/**
 * Runs the work of one message, then acknowledges or retries it. Never throws: that would redeliver other messages
 * of the batch, too.
 */
export async function consumeMessage<Body>(
  log: Log,
  message: BatchMessage,
  { schema, failure, run, retryDelayMs }: Work<Body>,
): Promise<void> {
  const parsed = schema.safeParse(message.body);
  if (!parsed.success) {
    log("error", { event: "malformed_message" });
    return message.ack();
  }
  const settle = (delayMs: number | null) =>
    delayMs === null
      ? message.ack()
      : message.retry({ delaySeconds: Math.ceil(delayMs / seconds(1)) });
  try {
    settle(await run(parsed.data));
  } catch (error) {
    log("error", { ...failure(parsed.data), ...describeError(error) });
    settle(retryDelayMs(message.attempts));
  }
}
