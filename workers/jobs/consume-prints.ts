import { seconds } from "#app/domain/duration.ts";
import { PrintMessage } from "#app/files/print-queue.ts";
import type { Batch } from "./batch.ts";
import { consumeMessage } from "./consume-message.ts";
import type { PrintDeps } from "./deps.ts";

/** One after the other, because printing is work and no waiting. */
export async function consumePrints(deps: PrintDeps, batch: Batch): Promise<void> {
  for (const message of batch.messages) {
    await consumeMessage(deps.log, message, {
      schema: PrintMessage,
      event: "print",
      run: ({ attemptId }) => deps.printReport(attemptId),
      // Somebody waits before a screen, and asks again anyhow.
      retryDelayMs: () => seconds(10),
    });
  }
}
