import { z } from "zod";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

/** What the queue carries: an id that tells nothing about anybody. */
export const PrintMessage = z.strictObject({ attemptId: z.uuid() });

type PrintQueue = QueueOf<z.infer<typeof PrintMessage>>;

/** Never throws: whoever waits for a file asks again, and with that the queue is told again. */
export const enqueuePrint = (queue: PrintQueue, attemptId: string, log: Log): Promise<void> =>
  sendAll(queue, [{ attemptId }], log);
