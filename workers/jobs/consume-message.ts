import { seconds } from "#app/domain/duration.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import type { BatchMessage } from "./batch.ts";

type Work<Body> = {
  readonly schema: { safeParse(body: unknown): { success: true; data: Body } | { success: false } };
  /** The log event of its failures. */
  readonly event: "print" | "sync";
  readonly run: (body: Body) => Promise<unknown>;
  readonly retryDelayMs: (attempts: number) => number;
};

/** Acknowledges or retries one message. Never throws: that would redeliver the acknowledged ones of the batch too. */
export async function consumeMessage<Body>(
  log: Log,
  message: BatchMessage,
  { schema, event, run, retryDelayMs }: Work<Body>,
): Promise<void> {
  const parsed = schema.safeParse(message.body);
  if (!parsed.success) {
    log("error", { event: "malformed_message" });
    return message.ack();
  }
  try {
    await run(parsed.data);
    message.ack();
  } catch (error) {
    log("error", { event, ...describeError(error), tries: message.attempts });
    message.retry({ delaySeconds: retryDelayMs(message.attempts) / seconds(1) });
  }
}
