import { seconds } from "#app/domain/duration.ts";
import { PrintMessage } from "#app/files/print-queue.ts";
import { describeError } from "#app/platform/log.ts";
import type { Batch, BatchMessage } from "./batch.ts";
import type { PrintDeps } from "./deps.ts";

/** Somebody waits before a screen, and asks again anyhow. */
const RETRY_AFTER_MS = seconds(10);

/** One after the other, because printing is work and no waiting. Never throws: acked messages would come again. */
export async function consumePrints(deps: PrintDeps, batch: Batch): Promise<void> {
  for (const message of batch.messages) await consumePrint(deps, message);
}

async function consumePrint(deps: PrintDeps, message: BatchMessage): Promise<void> {
  const parsed = PrintMessage.safeParse(message.body);
  if (!parsed.success) {
    deps.log("error", { event: "malformed_message" });
    return message.ack();
  }
  try {
    await deps.printReport(parsed.data.attemptId);
    message.ack();
  } catch (error) {
    deps.log("error", { event: "print", ...describeError(error), tries: message.attempts });
    message.retry({ delaySeconds: RETRY_AFTER_MS / seconds(1) });
  }
}
