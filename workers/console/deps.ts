import { createStripeSync, type StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { createDatabase } from "#app/data/database.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { createFiles } from "#app/files/files.ts";
import { alarmOnRefusal } from "#app/health/server/note-refusal.ts";
import { orderSync } from "#app/orders/server/sync-order.ts";
import type { PersonDeps } from "#app/owner/server/do-person-act.ts";
import { createPayments } from "#app/payments/payments.ts";
import { systemClock } from "#app/platform/clock.ts";
import { readKeyMode } from "#app/platform/env-fields.ts";
import { consoleLog } from "#app/platform/log.ts";
import type { ConsoleEnv } from "#app/platform/worker-envs.ts";
import { trialSync } from "#app/subscriptions/server/sync-trial.ts";
import { createLock, type Lock } from "./admit.ts";

export type ConsoleDeps = PersonDeps & {
  lock: Lock | null;
  /** Of this deployment. */
  version: string;
  brand: string;
  /** The prefix of every path; empty in production, where the console has its own host. */
  base: string;
  /** Returns the URL at which a Stripe object can be viewed and refunded. */
  stripeAt: (id: string) => string;
};

/** Where the sandbox, the front door of all workers, serves the console. */
const LOCAL_PATH = "/__console";

const { syncNow } = createStripeSync([orderSync, trialSync]);

/** The only place that creates this worker's ports from its environment. */
export function createConsoleDeps(
  env: ConsoleEnv,
  waitUntil: (work: Promise<unknown>) => void,
): ConsoleDeps {
  const db = createDatabase(env.DB);
  const onKeyRefused = alarmOnRefusal({ db, clock: systemClock, log: consoleLog }, waitUntil);
  const stripe: StripeDeps = {
    db,
    clock: systemClock,
    log: consoleLog,
    stripeQueue: env.STRIPE_QUEUE,
    payments: createPayments(
      {
        secretKey: env.STRIPE_SECRET_KEY,
        sandbox: env.STRIPE_SANDBOX,
        clock: systemClock,
        onKeyRefused: onKeyRefused("stripe_key"),
      },
      consoleLog,
    ),
    /** Fire and forget: the jobs worker's sweep enqueues whatever this fails to enqueue. */
    enqueueEmails: (jobIds) => waitUntil(enqueueEmails(env.EMAIL_QUEUE, jobIds, consoleLog)),
  };
  return {
    ...stripe,
    files: createFiles(env.FILES, consoleLog),
    syncNow: (objectIds) => syncNow(stripe, objectIds),
    lock: createLock(env),
    version: env.VERSION.id,
    brand: env.BRAND_NAME,
    base: env.ENVIRONMENT === "development" ? LOCAL_PATH : "",
    stripeAt: createStripeAddress(env),
  };
}

/** Links to Stripe's dashboard in the key's mode, or locally to the sandbox's page of the object. */
function createStripeAddress({ STRIPE_SECRET_KEY: key, SITE_ORIGIN: site }: ConsoleEnv) {
  const mode = readKeyMode(key);
  if (mode === "test_sandbox") return (id: string) => `${site}/__sandbox/objects/${id}`;
  const dashboard = `https://dashboard.stripe.com${mode === "live" ? "" : "/test"}`;
  return (id: string) => `${dashboard}/${id.startsWith("cus_") ? "customers" : "payments"}/${id}`;
}
