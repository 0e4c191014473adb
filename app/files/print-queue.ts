import { z } from "zod";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** A message carries only an id, no personal data. */
export const PrintMessage = z.strictObject({
  attemptId: z.uuid().transform((id) => id as AttemptId),
});

type PrintQueue = QueueOf<z.infer<typeof PrintMessage>>;

/** Never throws: a waiting page polls, which enqueues the print again. */
export const enqueuePrint = (queue: PrintQueue, attemptId: AttemptId, log: Log): Promise<void> =>
  sendAll(queue, [{ attemptId }], log);
