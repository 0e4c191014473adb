import type { Database } from "#app/data/database.ts";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { MailPayload } from "#app/domain/mail-payload.ts";
import { isAlive } from "#app/domain/subscription.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { renewalReminder, subscriptionCancelled, trialStarted } from "../content/mails.ts";
import { signManageLink } from "./mailed-links.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Attempt = { readonly attemptId: AttemptId | null; readonly createdAt: number };
type Renewal = Attempt & { readonly payload: MailPayload<"trial_started" | "renewal_reminder"> };
type Cancellation = Attempt & { readonly payload: MailPayload<"subscription_cancelled"> };
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

export const writeTrialStarted = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  write(deps, job, trialStarted(formatDay(job.payload.renewsAt)));

/** Null if the subscription does not renew then any more: it was cancelled or has failed since, or is renewed. */
export async function writeRenewalReminder(
  deps: WriterDeps & { db: Database },
  job: Renewal,
): Promise<EmailContent | null> {
  const { renewsAt } = job.payload;
  const row = job.attemptId && (await findSubscription(deps.db, { attemptId: job.attemptId }));
  const isRenewing =
    row &&
    isAlive(row.status) &&
    !row.isCancelling &&
    row.cancelRequestedAt === null &&
    row.periodEnd === renewsAt;
  return isRenewing ? write(deps, job, renewalReminder(formatDay(renewsAt))) : null;
}

export function writeSubscriptionCancelled(
  deps: WriterDeps,
  job: Cancellation,
): Promise<EmailContent> {
  const { accessEnd, canceledAt } = job.payload;
  const isOver = accessEnd <= Math.max(canceledAt, job.createdAt);
  return write(deps, job, subscriptionCancelled(formatDay(accessEnd), isOver));
}

async function write(
  deps: WriterDeps,
  { attemptId, createdAt }: Attempt,
  { action, ...words }: Words,
): Promise<EmailContent> {
  if (attemptId === null) throw new Error("The job of a subscription mail has no attempt.");
  const url = await signManageLink(deps, { attemptId, createdAt });
  return { ...words, accent: "lagoon", button: { label: action, url } };
}
