import type { StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { type EraseDeps, sweepErasures } from "#app/privacy/server/erase-person.ts";
import { consumeEmails } from "./consume.ts";
import type { Batch } from "./consume-message.ts";
import { consumePrints } from "./consume-prints.ts";
import type { MailDeps, PrintDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { consumeStripe, sweepStripe } from "./stripe.ts";
import { sweepOutbox } from "./sweep.ts";

type Ports = {
  readonly mail: MailDeps;
  readonly print: PrintDeps;
  readonly stripe: StripeDeps;
  readonly erase: EraseDeps;
};

const consumers: Record<string, (ports: Ports, batch: Batch) => Promise<void>> = {
  "kindling-email": ({ mail }, batch) => consumeEmails(mail, batch),
  "kindling-email-dead": ({ mail }, batch) => failDeadEmails(mail, batch),
  "kindling-print": ({ print }, batch) => consumePrints(print, batch),
  "kindling-stripe": ({ stripe }, batch) => consumeStripe(stripe, batch),
};

/** The worker's entry points. Ports are created per invocation. */
export const createHandlers = (openPorts: () => Promise<Ports>) => ({
  queue: async (batch: Batch & { readonly queue: string }) => {
    const consume = consumers[batch.queue];
    // Returning would acknowledge its messages unread.
    if (consume === undefined) throw new Error(`No consumer for the queue ${batch.queue}.`);
    await consume(await openPorts(), batch);
  },
  scheduled: async () => {
    const { mail, stripe, erase } = await openPorts();
    await Promise.all([sweepOutbox(mail), sweepStripe(stripe), sweepErasures(erase)]);
  },
});
