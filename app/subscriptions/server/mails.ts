import type { Database } from "#app/data/database.ts";
import { findSubscription, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { formatUtcDay, formatUtcTime } from "#app/domain/calendar-day.ts";
import { minutes } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { BilledCharge, NextCharge } from "#app/domain/purchase/billing.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import { isAlive } from "#app/domain/purchase/subscription.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import { hasGivenUpWithdrawal, price } from "#app/funnels/shared/content/trial.ts";
import type { Payments } from "#app/payments/payments.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import {
  accessRestored,
  addressCorrected,
  browserAdded,
  paidTwice,
  paymentFailed,
  renewalReminder,
  subscriptionCancelled,
  subscriptionLink,
  subscriptionRefunded,
  subscriptionResumed,
  subscriptionStarted,
  trialRepeated,
  trialStarted,
} from "../content/mails.ts";
import { isOverdue } from "../rules/judge-buyer.ts";
import { signManageLink, signPurchaseLink } from "./mailed-links.ts";

type WriterDeps = {
  db: Database;
  brand: MailBrand;
  linkSecrets: LinkSecrets;
  payments: Pick<Payments, "readCharges" | "readNextCharge">;
};
type Attempt = {
  readonly attemptId: AttemptId | null;
  readonly createdAt: number;
  readonly linkGeneration: number;
};
type Renewal = Attempt & {
  readonly payload: MailPayload<"trial_started" | "renewal_reminder" | "subscription_resumed">;
};
type Failure = Attempt & { readonly payload: MailPayload<"payment_failed"> };
type Double = Attempt & { readonly payload: MailPayload<"paid_twice"> };
type Repeated = Attempt & { readonly payload: MailPayload<"trial_repeated"> };
type Cancellation = Attempt & { readonly payload: MailPayload<"subscription_cancelled"> };
type Refund = Attempt & { readonly payload: MailPayload<"subscription_refunded"> };
type Reopened = Attempt & { readonly payload: MailPayload<"access_restored"> };
type Words = Omit<EmailContent, "accent" | "button"> & { readonly action: string };

export const writeTrialStarted = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  writeStarted(deps, job, { describe: trialStarted, sold: price.trial });

export const writeSubscriptionStarted = (deps: WriterDeps, job: Renewal): Promise<EmailContent> =>
  writeStarted(deps, job, { describe: subscriptionStarted, sold: price.monthly });

async function writeStarted(
  deps: WriterDeps,
  job: Renewal,
  { describe, sold }: { describe: typeof trialStarted | typeof subscriptionStarted; sold: string },
): Promise<EmailContent> {
  const row = await findRow(deps, job);
  const [charge, next] = await Promise.all([
    findCharge(deps, row, job.createdAt),
    findNextCharge(deps, row),
  ]);
  const words = describe({
    at: formatUtcTime(job.payload.renewsAt, homeLocale()),
    paid: {
      amount: charge === null ? sold : formatDollars(charge.amountCents),
      day: formatUtcDay(charge?.createdAt ?? job.createdAt, homeLocale()),
      last4: charge?.paidWith.last4 ?? null,
      statement: charge?.paidWith.statement ?? null,
    },
    // The checkout has just sold it at this price.
    next: next === null ? price.monthly : formatDollars(next.amountCents),
    contactEmail: deps.brand.contactEmail,
    hasGivenUp: hasGivenUpWithdrawal(row.consentVersion),
  });
  return write(deps, job, words);
}

/** Stripe's clock may be ahead of ours. */
const SKEW_MS = minutes(5);

/** The newest payment when the mail was caused. Null also if Stripe cannot tell: no mail waits for its receipt. */
async function findCharge(
  { payments }: WriterDeps,
  { stripeCustomerId: customer }: SubscriptionRow,
  causedAt: number,
): Promise<BilledCharge | null> {
  if (customer === null) return null;
  const charges = await payments.readCharges({ customer }).catch(() => []);
  const isMeant = (charge: BilledCharge) => charge.isPaid && charge.createdAt <= causedAt + SKEW_MS;
  return charges.find(isMeant) ?? null;
}

/** Null as well if Stripe cannot tell. */
const findNextCharge = async (
  { payments }: WriterDeps,
  { stripeSubId }: SubscriptionRow,
): Promise<NextCharge | null> =>
  stripeSubId === null ? null : payments.readNextCharge(stripeSubId).catch(() => null);

/** Null if that renewal is no longer due: the mail may have waited for its provider. */
export async function writeRenewalReminder(
  deps: WriterDeps,
  job: Renewal,
): Promise<EmailContent | null> {
  const { renewsAt } = job.payload;
  const row = await findToCome(deps, job);
  if (row === null || row.isPaused) return null;
  const [next, last] = await Promise.all([
    findNextCharge(deps, row),
    findCharge(deps, row, job.createdAt),
  ]);
  const words = renewalReminder({
    day: formatUtcDay(renewsAt, homeLocale()),
    at: formatUtcTime(renewsAt, homeLocale()),
    next,
    statement: last?.paidWith.statement ?? null,
  });
  return write(deps, job, words);
}

/** Null if the subscription was cancelled again or has renewed in the meantime. */
export async function writeSubscriptionResumed(
  deps: WriterDeps,
  job: Renewal,
): Promise<EmailContent | null> {
  const row = await findToCome(deps, job);
  if (row === null) return null;
  const at = formatUtcTime(job.payload.renewsAt, homeLocale());
  const next = await findNextCharge(deps, row);
  return write(deps, job, subscriptionResumed({ at, next, isPaused: row.isPaused }));
}

/** The subscription, if it is still to renew when the mail says. */
async function findToCome(deps: WriterDeps, job: Renewal): Promise<SubscriptionRow | null> {
  const row = await findRow(deps, job);
  const { status, isCancelling, cancelRequestedAt, periodEnd } = row;
  const goesOn = isAlive(status) && !isCancelling && cancelRequestedAt === null;
  return goesOn && periodEnd === job.payload.renewsAt ? row : null;
}

/** Null if it has been paid or cancelled in the meantime. */
export async function writePaymentFailed(
  deps: WriterDeps,
  job: Failure,
): Promise<EmailContent | null> {
  const row = await findRow(deps, job);
  if (!isOverdue(row)) return null;
  const { amountCents, renewedAt } = job.payload;
  return write(
    deps,
    job,
    paymentFailed(formatDollars(amountCents), formatUtcTime(renewedAt, homeLocale())),
  );
}

export async function writeSubscriptionLink(deps: WriterDeps, job: Attempt): Promise<EmailContent> {
  const link = linkOf(job);
  const { action, manage, ...words } = subscriptionLink;
  return {
    ...words,
    accent: "lagoon",
    button: { label: action, url: await signPurchaseLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
  };
}

export async function writeAddressCorrected(deps: WriterDeps, job: Attempt): Promise<EmailContent> {
  const { results, ...words } = addressCorrected;
  const url = await signPurchaseLink(deps, linkOf(job));
  return { ...(await write(deps, job, words)), links: [{ label: results, url }] };
}

export async function writePaidTwice(deps: WriterDeps, job: Double): Promise<EmailContent> {
  const { action, ...words } = paidTwice(formatDollars(job.payload.amountCents));
  const url = await signPurchaseLink(deps, linkOf(job));
  return { ...words, accent: "lagoon", button: { label: action, url } };
}

export const writeTrialRepeated = (deps: WriterDeps, job: Repeated): Promise<EmailContent> =>
  write(deps, job, trialRepeated(formatDollars(job.payload.amountCents)));

export const writeBrowserAdded = (deps: WriterDeps, job: Attempt): Promise<EmailContent> =>
  write(deps, job, browserAdded(formatUtcTime(job.createdAt, homeLocale())));

export async function writeSubscriptionCancelled(
  deps: WriterDeps,
  job: Cancellation,
): Promise<EmailContent> {
  const { accessEnd, canceledAt, isDisputed = false } = job.payload;
  const isOver = accessEnd <= Math.max(canceledAt, job.createdAt);
  const { status } = await findRow(deps, job);
  const open = status === "canceled" || isDisputed ? "runsOut" : "canBeKept";
  const format = (ms: number) => formatUtcTime(ms, homeLocale());
  const words = subscriptionCancelled({
    at: format(canceledAt),
    accessEnd: format(accessEnd),
    isDisputed,
    access: isOver ? "over" : open,
    contactEmail: deps.brand.contactEmail,
  });
  return write(deps, job, words);
}

export function writeSubscriptionRefunded(deps: WriterDeps, job: Refund): Promise<EmailContent> {
  const { amountCents, paidAt } = job.payload;
  const words = subscriptionRefunded({
    amount: formatDollars(amountCents),
    day: formatUtcDay(paidAt, homeLocale()),
    contactEmail: deps.brand.contactEmail,
  });
  return write(deps, job, words);
}

export async function writeAccessRestored(deps: WriterDeps, job: Reopened): Promise<EmailContent> {
  const { action, manage, ...words } = accessRestored(
    formatUtcTime(job.payload.accessEnd, homeLocale()),
  );
  const link = linkOf(job);
  return {
    ...words,
    accent: "lagoon",
    button: { label: action, url: await signPurchaseLink(deps, link) },
    links: [{ label: manage, url: await signManageLink(deps, link) }],
  };
}

async function findRow({ db }: WriterDeps, job: Attempt): Promise<SubscriptionRow> {
  const row = await findSubscription(db, { attemptId: attemptOf(job) });
  if (row === null) throw new Error("The attempt of a subscription mail has no subscription.");
  return row;
}

async function write(
  deps: WriterDeps,
  job: Attempt,
  { action, ...words }: Words,
): Promise<EmailContent> {
  const url = await signManageLink(deps, linkOf(job));
  return { ...words, accent: "lagoon", button: { label: action, url } };
}

const linkOf = (job: Attempt) => ({
  attemptId: attemptOf(job),
  createdAt: job.createdAt,
  linkGeneration: job.linkGeneration,
});

function attemptOf({ attemptId }: Attempt): AttemptId {
  if (attemptId === null) throw new Error("The job of a subscription mail has no attempt.");
  return attemptId;
}
