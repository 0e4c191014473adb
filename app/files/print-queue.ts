import { z } from "zod";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Log } from "#app/platform/log.ts";
import { type QueueOf, sendAll } from "#app/platform/queue.ts";

const attemptId = z.uuid().transform((id) => id as AttemptId);

/** A message carries only ids, no personal data. `since`: the earlier attempt that the report is compared with. */
export const PrintMessage = z.strictObject({
  attemptId,
  since: attemptId.nullable().default(null),
});

export type PrintMessage = z.infer<typeof PrintMessage>;

type PrintQueue = QueueOf<PrintMessage>;

/** Never throws: a waiting page polls, which enqueues the print again. */
export const enqueuePrint = (queue: PrintQueue, print: PrintMessage, log: Log): Promise<void> =>
  sendAll(queue, [print], log);
