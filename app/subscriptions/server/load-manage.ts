import { isBuyer } from "#app/data/address-correction.ts";
import type { Database } from "#app/data/database.ts";
import { countOtherBrowsers } from "#app/data/quiz2-rights.ts";
import {
  findLinkedSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { isEntitled, isPayable } from "#app/domain/purchase/entitlement.ts";
import { isAlive } from "#app/domain/purchase/subscription.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
import type { Payments } from "#app/payments/payments.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { addressPrefix, isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { notices } from "../content/manage.ts";
import { areDailyMailsOn } from "../rules/daily-mails.ts";
import type { ManagedSubscription, ManageNotice, Receipt } from "../rules/managed-subscription.ts";
import { areWeeklyMailsOn } from "../rules/weekly-mails.ts";

export type ManageDeps = {
  db: Database;
  clock: Clock;
  linkSecrets: LinkSecrets;
  payments: Payments;
};

export type Management = {
  readonly subscriptions: readonly ManagedSubscription[];
  /** The token of the mailed link that opened the page; the forms post it too. */
  readonly token: string | null;
  readonly notice: ManageNotice | null;
};

const NOTICES = Object.keys(notices) as (keyof typeof notices)[];

/** The subscriptions of this browser, or the one of a mailed link. Read-only. */
export async function loadManage(
  deps: ManageDeps & { limits: RateLimits },
  request: Request,
): Promise<Management> {
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  const found = await findManaged(deps, request, token);
  // A buyer who has just paid sees a pending subscription until it is synced.
  const rows = found.filter((row) => row.stripeSubId !== null || isPayable(row, deps.clock()));
  const isGoodToken = token !== null && rows.length > 0;
  const visitorHash = (await findVisitor(request))?.hash;
  const sender = { addressPrefix: addressPrefix(request), ...(visitorHash && { visitorHash }) };
  const payments = (await isWithinLimit(deps.limits, "receipts", sender)) ? deps.payments : null;
  return {
    subscriptions: await Promise.all(
      rows.map((row) => describe({ ...deps, payments }, row, visitorHash ?? "")),
    ),
    token: isGoodToken ? token : null,
    notice: NOTICES.find((notice) => notice === query.get("notice")) ?? null,
  };
}

/** The subscription of a mailed link, else all that this browser manages. */
export async function findManaged(
  deps: Omit<ManageDeps, "payments">,
  request: Request,
  token: string | null,
): Promise<SubscriptionRow[]> {
  if (token !== null) {
    const link = await readManageLink(deps, token);
    const row = link && (await findLinkedSubscription(deps.db, link.attemptId, link.generation));
    return row ? [row] : [];
  }
  const visitor = await findVisitor(request);
  return visitor === null ? [] : listSubscriptions(deps.db, visitor.hash);
}

/** Reads what a mailed link opens; null if the link has expired or is not one of ours. */
export async function readManageLink(
  { linkSecrets, clock }: Pick<ManageDeps, "linkSecrets" | "clock">,
  token: string,
): Promise<{ attemptId: AttemptId; generation: number } | null> {
  const link = await readLink(linkSecrets, token, "manage_subscription", clock());
  const attempt = AttemptId.safeParse(link?.subject);
  return attempt.success ? { attemptId: attempt.data, generation: link?.generation ?? 0 } : null;
}

async function describe(
  { db, clock, payments }: Pick<ManageDeps, "db" | "clock"> & { payments: Payments | null },
  row: SubscriptionRow,
  visitorHash: string,
): Promise<ManagedSubscription> {
  const own = { id: row.attemptId, visitorHash };
  const [otherBrowsers, isOwn, receipts, nextChargeCents] = await Promise.all([
    countOtherBrowsers(db, own),
    isBuyer(db, own),
    listReceipts(payments, row),
    findNextCents(payments, row),
  ]);
  return {
    attemptId: row.attemptId,
    status: row.status,
    paymentState: row.paymentState,
    isOpen: isEntitled(row, clock()),
    periodEndMs: row.periodEnd,
    isPaused: row.isPaused,
    isCancelling: row.isCancelling,
    isCancelNoted: row.cancelRequestedAt !== null,
    isPaidTwice: row.coveredBy !== null,
    hasDailyMails: row.status === "trialing" && areDailyMailsOn(row),
    hasWeeklyMails: areWeeklyMailsOn(row),
    nextChargeCents,
    receipts,
    otherBrowsers,
    email: isOwn ? row.email : null,
  };
}

/** Null also over the rate limit and while Stripe is unavailable: the page then names the day alone. */
async function findNextCents(
  payments: Payments | null,
  { status, isCancelling, isPaused, cancelRequestedAt, stripeSubId }: SubscriptionRow,
): Promise<number | null> {
  const isToCome = isAlive(status) && !isCancelling && !isPaused && cancelRequestedAt === null;
  if (payments === null || !isToCome || stripeSubId === null) return null;
  const next = await payments
    .readNextCharge(stripeSubId)
    .catch((error) => (error instanceof StripeRefusal ? null : ignoreUnavailable(error)));
  return next?.amountCents ?? null;
}

/**
 * Null over the rate limit and while Stripe is unavailable: the page then shows no receipts. One call for each
 * subscription, because each has its own customer: Stripe lists charges by one customer, and its search lags behind.
 */
async function listReceipts(
  payments: Payments | null,
  { stripeSubId, stripeCustomerId: customerId }: SubscriptionRow,
): Promise<Receipt[] | null> {
  // An open checkout has charged nothing yet.
  if (stripeSubId === null || customerId === null) return [];
  if (payments === null) return null;
  const charges = await payments.readCharges({ customer: customerId }).catch(ignoreUnavailable);
  if (charges === null) return null;
  return charges
    .filter((charge) => charge.isPaid)
    .map(({ createdAt, amountCents, refundedCents, receiptUrl, paidWith }) => ({
      atMs: createdAt,
      amountCents,
      refundedCents,
      url: receiptUrl,
      paidWith,
    }));
}
