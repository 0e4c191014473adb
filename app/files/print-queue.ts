import { z } from "zod";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** A message carries only an id, no personal data. */
export const PrintMessage = z.strictObject({ attemptId: z.uuid() });

type PrintQueue = QueueOf<z.infer<typeof PrintMessage>>;

/** Never throws: a waiting page polls, which enqueues the print again. */
export const enqueuePrint = (queue: PrintQueue, attemptId: string, log: Log): Promise<void> =>
  sendAll(queue, [{ attemptId }], log);
