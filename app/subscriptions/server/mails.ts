import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { MailPayload } from "#app/domain/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import {
  renewalReminder,
  subscriptionCancelled,
  subscriptionLink,
  subscriptionStarted,
  trialStarted,
} from "../content/mails.ts";
import { signManageLink, signPurchaseLink } from "./mailed-links.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Attempt = {
  readonly attemptId: AttemptId | null;
  readonly createdAt: number;
  readonly linkGeneration: number;
};
type Renewal = Attempt & { readonly payload: MailPayload<"trial_started" | "renewal_reminder"> };
type Cancellation = Attempt & { readonly payload: MailPayload<"subscription_cancelled"> };
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

export const writeTrialStarted = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  write(deps, job, trialStarted(formatDay(job.payload.renewsAt)));

export const writeSubscriptionStarted = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  write(deps, job, subscriptionStarted(formatDay(job.payload.renewsAt)));

export async function writeSubscriptionLink(
  deps: WriterDeps,
  { attemptId, createdAt, linkGeneration }: Attempt,
): Promise<EmailContent> {
  if (attemptId === null) throw new Error("The job of a subscription mail has no attempt.");
  const link = { attemptId, createdAt, linkGeneration };
  const { action, manage, ...words } = subscriptionLink;
  return {
    ...words,
    accent: "lagoon",
    button: { label: action, url: await signPurchaseLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
  };
}

export const writeRenewalReminder = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  write(deps, job, renewalReminder(formatDay(job.payload.renewsAt)));

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
  { attemptId, createdAt, linkGeneration }: Attempt,
  { action, ...words }: Words,
): Promise<EmailContent> {
  if (attemptId === null) throw new Error("The job of a subscription mail has no attempt.");
  const url = await signManageLink(deps, { attemptId, createdAt, linkGeneration });
  return { ...words, accent: "lagoon", button: { label: action, url } };
}
