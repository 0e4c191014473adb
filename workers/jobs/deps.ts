import { waitUntil } from "cloudflare:workers";
import type { StripeDeps } from "#app/billing/server/stripe-sync.ts";
import { createDatabase } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { SENT_WITHIN_MS } from "#app/domain/mail/mail-limits.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import type { DeliverDeps } from "#app/email/deliver.ts";
import { type EmailQueue, enqueueEmails } from "#app/email/outbox.ts";
import { createPace } from "#app/email/pace.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import { createSandboxTransport } from "#app/email/sandbox-transport.ts";
import type { MailTransport } from "#app/email/transport.ts";
import { createFiles } from "#app/files/files.ts";
import { printReport as printAttempt } from "#app/funnels/life-assessment/server/report/print-report.ts";
import { alarmOnRefusal } from "#app/health/server/note-refusal.ts";
import type { HealthDeps } from "#app/health/server/sweep-health.ts";
import { printOrderReport as printOrder } from "#app/orders/server/print-order-report.ts";
import { createPayments } from "#app/payments/payments.ts";
import { systemClock } from "#app/platform/clock.ts";
import { readLinkSecrets } from "#app/platform/env-fields.ts";
import { consoleLog, type Log } from "#app/platform/log.ts";
import { type JobsEnv, readAlertChannels, readMailBrand } from "#app/platform/worker-envs.ts";
import type { FileDeps } from "#app/privacy/server/erase-person.ts";
import type { RetainDeps } from "#app/privacy/server/retain.ts";
import { createEmailWriter } from "./email-writers.ts";
import { fonts } from "./fonts.ts";
import { composeDatingReport, reports } from "./reports.ts";

/** The ports of this worker's handlers. */
export type MailDeps = DeliverDeps & {
  queue: EmailQueue;
  /** The provider's pace. */
  mailsPerSecond: number;
};
export type PrintDeps = {
  printReport: (attemptId: AttemptId, since?: AttemptId | null) => Promise<string | null>;
  printOrderReport: (orderId: OrderId) => Promise<string | null>;
  log: Log;
};
export type JobsDeps = { version: string } & MailDeps &
  StripeDeps &
  PrintDeps &
  RetainDeps &
  FileDeps &
  HealthDeps;

/** The only place that creates this worker's ports from its environment. */
export function createJobsDeps(env: JobsEnv): JobsDeps {
  const brand = readMailBrand(env);
  const db = createDatabase(env.DB);
  const files = createFiles(env.FILES, consoleLog);
  const press = { db, files, fonts, brand, composeDatingReport: composeDatingReport(brand) };
  const onKeyRefused = alarmOnRefusal({ db, clock: systemClock, log: consoleLog }, waitUntil);
  const payments = createPayments(
    {
      secretKey: env.STRIPE_SECRET_KEY,
      sandbox: env.STRIPE_SANDBOX,
      clock: systemClock,
      cardKey: readLinkSecrets(env)[0],
      onKeyRefused: onKeyRefused("stripe_key"),
    },
    consoleLog,
  );
  const mailsPerSecond = env.MAIL_PER_SECOND;
  const print: Omit<PrintDeps, "log"> = {
    printReport: (attemptId, since) => printAttempt(press, attemptId, since),
    printOrderReport: (orderId) => printOrder(press, orderId),
  };
  return {
    version: env.VERSION.id,
    db,
    clock: systemClock,
    files,
    queue: env.EMAIL_QUEUE,
    stripeQueue: env.STRIPE_QUEUE,
    payments,
    enqueueEmails: (jobIds) => waitUntil(enqueueEmails(env.EMAIL_QUEUE, jobIds, consoleLog)),
    transport: createTransport(env),
    mailsPerSecond,
    pace: createPace(mailsPerSecond, {
      clock: systemClock,
      wait: (ms) => scheduler.wait(ms),
    }),
    chance: Math.random,
    onKeyRefused: onKeyRefused("mail_key"),
    sender: { brand, fromAddress: env.MAIL_FROM },
    sentWithinMs: SENT_WITHIN_MS,
    write: createEmailWriter({ db, brand, payments, linkSecrets: readLinkSecrets(env), ...print }),
    ...print,
    reports,
    channels: readAlertChannels(env),
    callOut: (url, init) => fetch(url, init),
    log: consoleLog,
  };
}

function createTransport(env: JobsEnv): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case "sandbox":
      return createSandboxTransport(env.MAIL_SANDBOX);
    case "cloudflare":
      return createCloudflareTransport((message) => env.SEND_EMAIL.send(message));
    case "resend":
      return createResendTransport(env.RESEND_API_KEY, (url, init) => fetch(url, init));
  }
}
