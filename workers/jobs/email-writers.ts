import type { ClaimedEmailJob } from "#app/data/email-jobs.ts";
import { findOrder } from "#app/data/orders.ts";
import { findLinkState } from "#app/data/quiz2-rights.ts";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { type Mail, type MailKind, parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { writeResultMail } from "#app/funnels/dating-quiz/server/result-mail.ts";
import {
  type CompleteMailDeps,
  writeCompleteMail,
} from "#app/funnels/life-assessment/server/complete-mail.ts";
import { isHelpNeeded } from "#app/funnels/life-assessment/server/offer-help.ts";
import { writePlanMail } from "#app/funnels/life-assessment/server/plan-mail.ts";
import { writePreviewMail } from "#app/funnels/life-assessment/server/preview-mail.ts";
import { writeWeekMail } from "#app/funnels/life-assessment/server/week-mail.ts";
import { writeConfirmMail } from "#app/funnels/waitlist/server/confirm-mail.ts";
import { writeWelcomeMail } from "#app/funnels/waitlist/server/welcome-mail.ts";
import { writeAlarm } from "#app/health/server/alarm-mail.ts";
import { writeOrderLinks } from "#app/orders/server/links-mail.ts";
import { writeOrderDelivery, writeOrderRefunded } from "#app/orders/server/mails.ts";
import { writeDataLink } from "#app/privacy/server/data-link.ts";
import {
  writeWithdrawalDigest,
  writeWithdrawalNotice,
  writeWithdrawalReceived,
} from "#app/privacy/server/withdrawal-mails.ts";
import { writeReviewRequest } from "#app/reviews/server/review-mail.ts";
import {
  writeAccessRestored,
  writeAddressCorrected,
  writeBrowserAdded,
  writePaidTwice,
  writePaymentFailed,
  writeRenewalReminder,
  writeSubscriptionCancelled,
  writeSubscriptionLink,
  writeSubscriptionRefunded,
  writeSubscriptionResumed,
  writeSubscriptionStarted,
  writeTrialRepeated,
  writeTrialStarted,
} from "#app/subscriptions/server/mails.ts";

type WriterDeps = CompleteMailDeps &
  Parameters<typeof writeTrialStarted>[0] &
  Parameters<typeof writeOrderDelivery>[0];

type Writer<Kind extends MailKind> = (
  deps: WriterDeps,
  job: ClaimedEmailJob & Mail<Kind> & { readonly linkGeneration: number },
) => Promise<EmailContent | null>;

const writers: { readonly [Kind in MailKind]: Writer<Kind> } = {
  access_restored: writeAccessRestored,
  address_corrected: writeAddressCorrected,
  alarm: writeAlarm,
  browser_added: writeBrowserAdded,
  data_link: writeDataLink,
  dating_result: writeResultMail,
  order_delivery: writeOrderDelivery,
  order_links: writeOrderLinks,
  order_refunded: writeOrderRefunded,
  paid_twice: writePaidTwice,
  payment_failed: writePaymentFailed,
  plan_day: writePlanMail,
  plan_week: writeWeekMail,
  quiz2_complete: writeCompleteMail,
  quiz2_preview: writePreviewMail,
  renewal_reminder: writeRenewalReminder,
  review_request: writeReviewRequest,
  subscription_cancelled: writeSubscriptionCancelled,
  subscription_link: writeSubscriptionLink,
  subscription_refunded: writeSubscriptionRefunded,
  subscription_resumed: writeSubscriptionResumed,
  subscription_started: writeSubscriptionStarted,
  trial_repeated: writeTrialRepeated,
  trial_started: writeTrialStarted,
  waitlist_confirm: writeConfirmMail,
  waitlist_welcome: writeWelcomeMail,
  withdrawal_digest: writeWithdrawalDigest,
  withdrawal_notice: writeWithdrawalNotice,
  withdrawal_received: writeWithdrawalReceived,
};

/** @throws when the payload of a job does not match its kind. */
export const createEmailWriter = (
  given: Omit<WriterDeps, "findBuyerName" | "needsHelp" | "findPaidWith">,
) => {
  const deps: WriterDeps = {
    ...given,
    needsHelp: (attemptId) => isHelpNeeded(given.db, attemptId),
    findBuyerName: async (id) => (await findOrder(given.db, { id }))?.quizResult?.name ?? null,
    findPaidWith: async (id) => {
      const payment_intent = (await findOrder(given.db, { id }))?.paymentIntentId;
      if (!payment_intent) return null;
      // No mail waits for this part of its receipt.
      const charges = await given.payments.readCharges({ payment_intent }).catch(() => []);
      return charges.find(({ isPaid }) => isPaid)?.paidWith ?? null;
    },
  };
  return (job: ClaimedEmailJob): Promise<EmailContent | null> => write(deps, job, job.kind);
};

async function write<Kind extends MailKind>(
  deps: WriterDeps,
  job: ClaimedEmailJob,
  kind: Kind,
): Promise<EmailContent | null> {
  const payload = parseMailPayload(kind, job.payload);
  const links = job.attemptId && (await findLinkState(deps.db, job.attemptId));
  // The address was corrected before the mail went out.
  const isOutdated =
    kind === "quiz2_preview" &&
    foldEmailAddress(links?.email ?? "") !== foldEmailAddress(job.email);
  const linkGeneration = links?.generation ?? 0;
  return isOutdated ? null : writers[kind](deps, { ...job, kind, payload, linkGeneration });
}
