import { createDatabase } from "#app/data/database.ts";
import { enqueueEmails } from "#app/email/outbox.ts";
import { createFiles } from "#app/files/files.ts";
import { enqueuePrint } from "#app/files/print-queue.ts";
import { createPayments } from "#app/payments/payments.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { WebEnv } from "#app/platform/env.ts";
import { readLinkSecrets } from "#app/platform/env-fields.ts";
import { consoleLog } from "#app/platform/log.ts";

/** Lets work go on after the answer of the request at hand. */
type WaitUntil = (work: Promise<unknown>) => void;

/** The only place that makes ports from the environment. Everything below gets them as arguments. */
export const createDeps = (env: WebEnv, waitUntil: WaitUntil) => ({
  db: createDatabase(env.DB),
  clock: systemClock,
  files: createFiles(env.FILES, consoleLog),
  linkSecrets: readLinkSecrets(env),
  signupsPerVisitor: env.SIGNUPS_PER_VISITOR,
  signupsPerAddress: env.SIGNUPS_PER_ADDRESS,
  startsPerAddress: env.STARTS_PER_ADDRESS,
  gateEmailsPerVisitor: env.GATE_EMAILS_PER_VISITOR,
  gateEmailsPerAddress: env.GATE_EMAILS_PER_ADDRESS,
  checkoutsPerVisitor: env.CHECKOUTS_PER_VISITOR,
  checkoutsPerAddress: env.CHECKOUTS_PER_ADDRESS,
  submissionsPerVisitor: env.SUBMISSIONS_PER_VISITOR,
  submissionsPerAddress: env.SUBMISSIONS_PER_ADDRESS,
  paymentsPerVisitor: env.PAYMENTS_PER_VISITOR,
  paymentsPerAddress: env.PAYMENTS_PER_ADDRESS,
  lostDownloadsPerVisitor: env.LOST_DOWNLOADS_PER_VISITOR,
  lostDownloadsPerAddress: env.LOST_DOWNLOADS_PER_ADDRESS,
  perfectionismFolderUrl: env.PERFECTIONISM_FOLDER_URL ?? null,
  siteOrigin: env.SITE_ORIGIN,
  payments: createPayments(
    { secretKey: env.STRIPE_SECRET_KEY, sandbox: env.STRIPE_SANDBOX },
    consoleLog,
  ),
  /** Nobody waits for it, and it may fail: the sweep of the jobs worker finds what it did not tell. */
  enqueueEmails: (jobIds: string[]) =>
    waitUntil(enqueueEmails(env.EMAIL_QUEUE, jobIds, consoleLog)),
  enqueuePrint: (attemptId: string) =>
    waitUntil(enqueuePrint(env.PRINT_QUEUE, attemptId, consoleLog)),
});

export type Deps = ReturnType<typeof createDeps>;
