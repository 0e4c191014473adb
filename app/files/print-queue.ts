import { z } from "zod";
import { AttemptId, OrderId } from "#app/domain/ids.ts";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

const attempt = z.strictObject({
  attemptId: AttemptId,
  /** The earlier attempt that the report is compared with. */
  since: AttemptId.nullable().default(null),
});

/** Whose report is to be printed. A message carries only ids, no personal data. */
export const PrintMessage = z.union([attempt, z.strictObject({ orderId: OrderId })]);

export type PrintMessage = z.infer<typeof PrintMessage>;

/** Never throws: a waiting page polls, which enqueues the print again. */
export const enqueuePrint = (
  queue: QueueOf<PrintMessage>,
  message: PrintMessage,
  log: Log,
): Promise<void> => sendAll(queue, [message], log);
