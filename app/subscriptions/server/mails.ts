import type { MailBrand } from "#app/domain/brand.ts";
import { formatDay } from "#app/domain/calendar-day.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { renewalReminder, subscriptionCancelled, trialStarted } from "../content/mails.ts";
import { signManageLink } from "./mailed-links.ts";

type WriterDeps = { brand: MailBrand; linkSecrets: LinkSecrets };
type Job = {
  readonly attemptId: string | null;
  readonly createdAt: number;
  readonly dedupeKey: string;
};
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

/** The mails of a subscription. Their jobs name the subscription and the times that they speak of. */
export const writeTrialStarted = (deps: WriterDeps, job: Job): Promise<EmailContent> =>
  write(deps, job, trialStarted(formatDay(readTime(job, 2))));

export const writeRenewalReminder = (deps: WriterDeps, job: Job): Promise<EmailContent> =>
  write(deps, job, renewalReminder(formatDay(readTime(job, 2))));

export function writeSubscriptionCancelled(deps: WriterDeps, job: Job): Promise<EmailContent> {
  const accessEnd = readTime(job, 2);
  const isOver = accessEnd <= Math.max(readTime(job, 3), job.createdAt);
  return write(deps, job, subscriptionCancelled(formatDay(accessEnd), isOver));
}

/** Of `kind:subscription:time…`, in milliseconds. */
function readTime({ dedupeKey }: Job, at: number): number {
  const time = Number(dedupeKey.split(":")[at]);
  if (Number.isSafeInteger(time) && time > 0) return time;
  throw new Error("A mail of a subscription names no time.");
}

async function write(
  deps: WriterDeps,
  job: Job,
  { action, ...words }: Words,
): Promise<EmailContent> {
  const { attemptId, createdAt } = job;
  if (attemptId === null) throw new Error("A mail of a subscription belongs to no attempt.");
  const url = await signManageLink(deps, { attemptId, createdAt });
  return { ...words, accent: "lagoon", button: { label: action, url } };
}
