import type { StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { queueWeeklyMails } from "#app/funnels/life-assessment/server/queue-weeks.ts";
import { answerHealth, type HealthCheck, isHealthCheck } from "#app/health/server/answer-health.ts";
import { type HealthDeps, sweepHealth } from "#app/health/server/sweep-health.ts";
import { type FileDeps, sweepDeletions } from "#app/privacy/server/erase-person.ts";
import { type RetainDeps, retain } from "#app/privacy/server/retain.ts";
import { consumeEmails } from "./consume-emails.ts";
import { consumeMailEvents } from "./consume-mail-events.ts";
import type { Batch } from "./consume-message.ts";
import { consumePrints } from "./consume-prints.ts";
import type { MailDeps, PrintDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { consumeStripe, sweepStripe } from "./stripe.ts";
import { sweepHourly, sweepOutbox } from "./sweep.ts";

type Ports = {
  readonly mail: MailDeps;
  readonly print: PrintDeps;
  readonly stripe: StripeDeps;
  readonly retention: RetainDeps;
  readonly erase: FileDeps;
  readonly health: HealthDeps;
};

type Consume = (ports: Ports, batch: Batch) => Promise<void>;

/** By the end of the queue's name, which begins with the name of the site and environment. */
const CONSUMERS: Readonly<Record<string, Consume>> = {
  "-email": ({ mail }, batch) => consumeEmails(mail, batch),
  "-email-dead": ({ mail }, batch) => failDeadEmails(mail, batch),
  "-mail-events": ({ mail }, batch) => consumeMailEvents(mail, batch),
  "-print": ({ print }, batch) => consumePrints(print, batch),
  "-stripe": ({ stripe }, batch) => consumeStripe(stripe, batch),
};

const findConsumer = (queue: string): Consume | undefined =>
  Object.entries(CONSUMERS).find(([end]) => queue.endsWith(end))?.[1];

/** As in wrangler.toml: six runs a night (docs/decisions/0026). */
export const NIGHTLY = "17 1-6 * * *";

/** Answers the health check, this worker's only request; its work comes from queues and crons. */
export const answerRequest = (request: Request, deps: HealthCheck): Promise<Response> | Response =>
  isHealthCheck(new URL(request.url).pathname, "jobs")
    ? answerHealth(request, deps)
    : new Response(null, { status: 404 });

/** The worker's entry points. Ports are created per invocation. */
export const createHandlers = (openPorts: () => Promise<Ports>) => ({
  queue: async (batch: Batch & { readonly queue: string }) => {
    const consume = findConsumer(batch.queue);
    // Returning would acknowledge its messages unread.
    if (consume === undefined) throw new Error(`No consumer for the queue ${batch.queue}.`);
    await consume(await openPorts(), batch);
  },
  scheduled: async ({ cron }: { readonly cron: string }) => {
    const { mail, stripe, retention, erase, health } = await openPorts();
    if (cron === NIGHTLY) {
      await retain(retention);
      await queueWeeklyMails(mail);
    } else {
      const outcomes = await Promise.all([
        sweepOutbox(mail),
        sweepHourly(mail),
        sweepStripe(stripe),
        sweepDeletions(erase),
      ]);
      await sweepHealth(health, !outcomes.includes(false));
    }
  },
});
