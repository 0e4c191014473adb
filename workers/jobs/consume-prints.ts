import { seconds } from "#app/domain/duration.ts";
import { PrintMessage } from "#app/files/print-queue.ts";
import { type Batch, consumeMessage } from "./consume-message.ts";
import type { PrintDeps } from "./deps.ts";

/** Sequential: printing is CPU-bound. */
export async function consumePrints(deps: PrintDeps, batch: Batch): Promise<void> {
  for (const message of batch.messages) {
    await consumeMessage(deps.log, message, {
      schema: PrintMessage,
      failure: () => ({ event: "print", tries: message.attempts }),
      run: async (message) => {
        if ("orderId" in message) await deps.printOrderReport(message.orderId);
        else await deps.printReport(message.attemptId, message.since);
        return null;
      },
      // A visitor is waiting, and the page polls.
      retryDelayMs: () => seconds(10),
    });
  }
}
