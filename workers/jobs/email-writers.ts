import type { ClaimedEmailJob, EmailJobKind } from "#app/data/email-jobs.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import {
  type CompleteMailDeps,
  writeCompleteMail,
} from "#app/funnels/life-assessment/server/complete-mail.ts";
import { writePlanMail } from "#app/funnels/life-assessment/server/plan-mail.ts";
import { writePreviewMail } from "#app/funnels/life-assessment/server/preview-mail.ts";
import { writeWelcomeMail } from "#app/funnels/waitlist/server/welcome-mail.ts";
import { writeOrderLinks } from "#app/orders/server/links-mail.ts";
import { writeOrderDelivery, writeOrderRefunded } from "#app/orders/server/mails.ts";
import {
  writeRenewalReminder,
  writeSubscriptionCancelled,
  writeTrialStarted,
} from "#app/subscriptions/server/mails.ts";

type Writer = (deps: CompleteMailDeps, job: ClaimedEmailJob) => Promise<EmailContent | null>;

/** Who writes the mail of each kind. */
const writers: Record<EmailJobKind, Writer> = {
  order_delivery: writeOrderDelivery,
  order_links: writeOrderLinks,
  order_refunded: writeOrderRefunded,
  plan_day: writePlanMail,
  quiz2_complete: writeCompleteMail,
  quiz2_preview: writePreviewMail,
  renewal_reminder: writeRenewalReminder,
  subscription_cancelled: writeSubscriptionCancelled,
  trial_started: writeTrialStarted,
  waitlist_welcome: writeWelcomeMail,
};

export const createEmailWriter =
  (deps: CompleteMailDeps) =>
  async (job: ClaimedEmailJob): Promise<EmailContent | null> =>
    writers[job.kind](deps, job);
