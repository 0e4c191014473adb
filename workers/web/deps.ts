import { createStripeSync } from "#app/billing/server/stripe-sync.ts";
import { createDatabase } from "#app/data/database.ts";
import { countInDatabase } from "#app/data/funnel-counts.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { createFiles } from "#app/files/files.ts";
import { enqueuePrint, type PrintMessage } from "#app/files/print-queue.ts";
import { createReadVisit } from "#app/funnels/shared/server/read-visit.ts";
import { alarmOnRefusal } from "#app/health/server/note-refusal.ts";
import { orderSync } from "#app/orders/server/sync-order.ts";
import { createPayments } from "#app/payments/payments.ts";
import { systemClock } from "#app/platform/clock.ts";
import { readRunning, readWaitlistTerms, type WebEnv } from "#app/platform/env.ts";
import { readLinkSecrets } from "#app/platform/env-fields.ts";
import { createHumanCheck, type HumanCheck } from "#app/platform/human-check.ts";
import { consoleLog, describeError } from "#app/platform/log.ts";
import { trialSync } from "#app/subscriptions/server/sync-trial.ts";

/** Extends the worker's lifetime past the response. */
type WaitUntil = (work: Promise<unknown>) => void;

const { syncNow } = createStripeSync([orderSync, trialSync]);

/** The only place that creates this worker's ports from its environment. */
export function createDeps(env: WebEnv, waitUntil: WaitUntil) {
  const runningExperiments = readRunning(env);
  const db = createDatabase(env.DB);
  const onKeyRefused = alarmOnRefusal({ db, clock: systemClock, log: consoleLog }, waitUntil);
  const stripe = {
    db,
    clock: systemClock,
    log: consoleLog,
    payments: createPayments(
      {
        secretKey: env.STRIPE_SECRET_KEY,
        sandbox: env.STRIPE_SANDBOX,
        clock: systemClock,
        cardKey: readLinkSecrets(env)[0],
        portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
        onKeyRefused: onKeyRefused("stripe_key"),
      },
      consoleLog,
    ),
    stripeQueue: env.STRIPE_QUEUE,
    /** Fire and forget: the jobs worker's sweep enqueues whatever this fails to enqueue. */
    enqueueEmails: (jobIds: string[]) =>
      waitUntil(enqueueEmails(env.EMAIL_QUEUE, jobIds, consoleLog)),
  };
  return {
    ...stripe,
    version: env.VERSION.id,
    countSeen: countInDatabase(db),
    readVisit: createReadVisit({
      clock: systemClock,
      salt: env.LINK_SECRET,
      running: runningExperiments,
    }),
    files: createFiles(env.FILES, consoleLog),
    linkSecrets: readLinkSecrets(env),
    limits: {
      5: env.LIMIT_5,
      10: env.LIMIT_10,
      30: env.LIMIT_30,
      60: env.LIMIT_60,
      300: env.LIMIT_300,
      600: env.LIMIT_600,
    },
    runningExperiments,
    perfectionismFolderUrl: env.PERFECTIONISM_FOLDER_URL ?? null,
    siteOrigin: env.SITE_ORIGIN,
    waitlist: readWaitlistTerms(env),
    humanCheck: openHumanCheck(env),
    syncNow: (objectIds: readonly string[]) => syncNow(stripe, objectIds),
    /** For work that the response need not wait for, or whose duration it must not reveal. */
    afterResponse: (work: () => Promise<unknown>) =>
      waitUntil(
        work().catch((error) => consoleLog("error", { event: "failure", ...describeError(error) })),
      ),
    enqueuePrint: (message: PrintMessage) =>
      waitUntil(enqueuePrint(env.PRINT_QUEUE, message, consoleLog)),
  };
}

/** Returns null without keys. */
function openHumanCheck(env: WebEnv): HumanCheck | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, SITE_ORIGIN } = env;
  if (siteKey === undefined || secretKey === undefined) return null;
  const sandbox = env.TURNSTILE_SANDBOX;
  return createHumanCheck({ siteKey, secretKey, siteOrigin: SITE_ORIGIN, sandbox }, consoleLog);
}

export type Deps = ReturnType<typeof createDeps>;
