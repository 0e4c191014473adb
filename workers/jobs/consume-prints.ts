import { seconds } from "#app/domain/duration.ts";
import { PrintMessage } from "#app/files/print-queue.ts";
import type { Batch } from "./batch.ts";
import { consumeMessage } from "./consume-message.ts";
import type { PrintDeps } from "./deps.ts";

/** Sequential: printing is CPU-bound. */
export async function consumePrints(deps: PrintDeps, batch: Batch): Promise<void> {
  for (const message of batch.messages) {
    await consumeMessage(deps.log, message, {
      schema: PrintMessage,
      event: "print",
      run: ({ attemptId }) => deps.printReport(attemptId),
      // The visitor is waiting, and the page polls anyway.
      retryDelayMs: () => seconds(10),
    });
  }
}
