import { retryDelayMs } from "#app/email/deliver.ts";
import { CloudflareEvent, noteMailEvent, readCloudflareEvent } from "#app/email/mail-events.ts";
import { type Batch, consumeMessage } from "./consume-message.ts";
import type { MailDeps } from "./deps.ts";

/** Handles what Cloudflare reports about sent mails: bounces and complaints end mail to their mailboxes. */
export async function consumeMailEvents(
  deps: Pick<MailDeps, "db" | "clock" | "log">,
  batch: Batch,
): Promise<void> {
  await Promise.all(
    batch.messages.map((message) =>
      consumeMessage(deps.log, message, {
        schema: CloudflareEvent,
        failure: () => ({ event: "bounce", tries: message.attempts }),
        run: async (reported) => {
          const event = readCloudflareEvent(reported);
          if (event !== null) await noteMailEvent(deps, event);
          return null;
        },
        retryDelayMs,
      }),
    ),
  );
}
