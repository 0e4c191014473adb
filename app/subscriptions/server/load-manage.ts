import type { Database } from "#app/data/database.ts";
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { isPayable } from "#app/domain/entitlement.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { isAlive } from "#app/domain/subscription.ts";
import { TRIAL_PRICES } from "#app/payments/catalogue.ts";
import type { Payments } from "#app/payments/payments.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { addressPrefix, isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { areDailyMailsOn } from "../rules/daily-mails.ts";
import type { ManagedSubscription, ManageNotice, Receipt } from "../rules/managed-subscription.ts";

export type ManageDeps = {
  db: Database;
  clock: Clock;
  linkSecrets: LinkSecrets;
  payments: Payments;
};

export type Management = {
  readonly subscriptions: readonly ManagedSubscription[];
  /** Of the mailed link that opened the page; the forms post it along. */
  readonly token: string | null;
  readonly notice: ManageNotice | null;
};

const NOTICES: readonly ManageNotice[] = ["cancelled", "resumed", "stopped", "failed"];

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
    subscriptions: await Promise.all(rows.map((row) => describe(payments, row))),
    token: isGoodToken ? token : null,
    notice: NOTICES.find((notice) => notice === query.get("notice")) ?? null,
  };
}

/** The subscription of a mailed link, else all of this browser's. */
export async function findManaged(
  deps: Omit<ManageDeps, "payments">,
  request: Request,
  token: string | null,
): Promise<SubscriptionRow[]> {
  if (token !== null) {
    const link = await readLink(deps.linkSecrets, token, "manage_subscription", deps.clock());
    const row = link && (await findSubscription(deps.db, { attemptId: link.subject as AttemptId }));
    return row ? [row] : [];
  }
  const visitor = await findVisitor(request);
  return visitor === null ? [] : listSubscriptions(deps.db, visitor.hash);
}

async function describe(
  payments: Payments | null,
  row: SubscriptionRow,
): Promise<ManagedSubscription> {
  const renews = isAlive(row.status) && !row.isCancelling;
  return {
    attemptId: row.attemptId,
    status: row.status,
    paymentState: row.paymentState,
    periodEndMs: row.periodEnd,
    isCancelling: row.isCancelling,
    isCancelNoted: row.cancelRequestedAt !== null,
    hasDailyMails: row.status === "trialing" && areDailyMailsOn(row),
    nextChargeCents: renews ? TRIAL_PRICES.monthly.amountCents : null,
    receipts: await listReceipts(payments, row),
  };
}

/** Null over the rate limit and while Stripe is unavailable: the page does without them. */
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
    .map(({ createdAt, amountCents, refundedCents, receiptUrl }) => ({
      ...{ atMs: createdAt, amountCents, refundedCents, url: receiptUrl },
    }));
}
