import { createDatabase, type Database } from "#app/data/database.ts";
import { enqueueSyncs } from "#app/payments/sync-queue.ts";
import type { WebhookSecrets } from "#app/payments/verify-webhook.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { consoleLog, type Log } from "#app/platform/log.ts";
import type { WebhookEnv } from "#app/platform/worker-envs.ts";

export type WebhookDeps = {
  db: Database;
  clock: Clock;
  secrets: WebhookSecrets;
  isLive: boolean;
  /** Null: mail is not sent through Resend. */
  resendSecret: string | null;
  version: string;
  enqueueSync: (objectId: string) => void;
  log: Log;
};

/** The only place that creates this worker's ports from its environment. */
export const createWebhookDeps = (
  env: WebhookEnv,
  waitUntil: (work: Promise<unknown>) => void,
): WebhookDeps => ({
  db: createDatabase(env.DB),
  clock: systemClock,
  secrets: readSecrets(env),
  isLive: env.STRIPE_LIVEMODE,
  resendSecret: env.RESEND_WEBHOOK_SECRET ?? null,
  version: env.VERSION.id,
  /** In the background, and allowed to fail: the jobs worker's sweep finds what was not enqueued. */
  enqueueSync: (objectId) => waitUntil(enqueueSyncs(env.STRIPE_QUEUE, [objectId], consoleLog)),
  log: consoleLog,
});

const readSecrets = (env: WebhookEnv): WebhookSecrets =>
  env.STRIPE_WEBHOOK_SECRET_PREVIOUS === undefined
    ? [env.STRIPE_WEBHOOK_SECRET]
    : [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_PREVIOUS];
