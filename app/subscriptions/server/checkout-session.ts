import type { SyncDeps } from "#app/billing/server/sync.ts";
import { forgetCustomer, storeCustomer } from "#app/data/checkout-customers.ts";
import { endCheckoutRound, storeCheckoutSession } from "#app/data/checkout-rounds.ts";
import { findSubscription, type SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { requestSync } from "#app/data/stripe-events.ts";
import { hours } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import { isKeySpent, isMissing } from "#app/payments/call-stripe.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { refusals } from "../content/refusals.ts";
import { syncTrialNow } from "./sync-trial.ts";

type CheckoutDeps = SyncDeps & { siteOrigin: string };

/** At least this much time is left when a session is reused, so that it does not expire mid-checkout. */
const SESSION_LEFT_MS = hours(1);

export const hasTimeLeft = (row: SubscriptionRow, now: number): boolean =>
  (row.checkoutExpiresAt ?? 0) - SESSION_LEFT_MS > now;

/**
 * Only one checkout is open at a time: the old one is closed before the next is opened.
 * @throws StripeRefusal `key_spent` if the response with its session was lost; a new round then closes what is open.
 */
export async function closeRound(
  deps: CheckoutDeps,
  row: SubscriptionRow,
): Promise<"complete" | "expired"> {
  const sessionId = row.checkoutUrl === null ? await findLost(deps, row) : row.stripeSessionId;
  return sessionId === null ? "expired" : deps.payments.closeSession(sessionId);
}

/** Closes other rounds, since a browser buys one subscription. Returns one paid in the meantime. */
export async function closeOthers(
  deps: CheckoutDeps,
  others: readonly SubscriptionRow[],
): Promise<SubscriptionRow | null> {
  let paid: SubscriptionRow | null = null;
  for (const row of others) {
    const end = await closeRound(deps, row).catch((error) => closeUnknown(deps, row, error));
    if (end === "complete") paid = row;
    else await endCheckoutRound(deps.db, row, deps.clock());
  }
  return paid;
}

/** For a round whose key no longer returns its session: closes all that its customer has open. */
async function closeUnknown(
  deps: CheckoutDeps,
  { attemptId, checkoutRound, stripeCustomerId: customerId }: SubscriptionRow,
  error: unknown,
): Promise<"complete" | "expired"> {
  if (!isKeySpent(error)) throw error;
  if (customerId === null) return "expired";
  await deps.payments.closeEarlierSessions(customerId, checkoutRound + 1);
  await syncTrialNow(deps, customerId);
  const synced = await findSubscription(deps.db, { attemptId });
  return synced?.stripeSubId ? "complete" : "expired";
}

/** For a round whose response was lost: Stripe may have created its session, and a retry returns it. */
async function findLost(deps: CheckoutDeps, row: SubscriptionRow): Promise<string | null> {
  return hasTimeLeft(row, deps.clock()) ? (await openSession(deps, row)).id : null;
}

/**
 * Sends only values that are stored here or with the customer, so that a concurrent call, or a retry after a lost
 * response, gets the same session. If another card is chosen in the portal in the meantime, the key is spent.
 */
export async function openSession(
  deps: CheckoutDeps,
  row: SubscriptionRow,
): Promise<{ id: string; url: string }> {
  const { attemptId, checkoutRound, email, country, offer } = row;
  if (email === null || row.checkoutExpiresAt === null)
    throw new Error("A checkout round has no email address.");
  const customerId = row.stripeCustomerId ?? (await openCustomer(deps, row));
  const chosenCard = await deps.payments
    .describeCustomer(customerId, { email, country })
    .catch((error) => endUnpayable(deps, { ...row, stripeCustomerId: customerId }, error));
  const session = await deps.payments.openSession({
    attemptId,
    customerId,
    chosenCard,
    offer,
    round: checkoutRound,
    expiresAtMs: row.checkoutExpiresAt,
    siteOrigin: deps.siteOrigin,
  });
  if (!(await storeCheckoutSession(deps.db, { attemptId, round: checkoutRound }, session))) {
    await endErased(deps, attemptId, session.id);
  }
  return session;
}

/** Closes a session whose buyer was erased while it was being opened, instead of handing it out. */
async function endErased(
  { db, payments }: CheckoutDeps,
  attemptId: AttemptId,
  sessionId: string,
): Promise<void> {
  const row = await findSubscription(db, { attemptId });
  if (row?.email !== REMOVED_ADDRESS) return;
  await payments.closeSession(sessionId).catch(ignoreUnavailable);
  throw new AppError("not_found", refusals.noAssessment);
}

/**
 * Ends a round if Stripe refuses its address or its customer, because it cannot get a session then. The next press
 * opens another round, with another customer if this one was deleted.
 */
async function endUnpayable(
  deps: CheckoutDeps,
  row: SubscriptionRow,
  error: unknown,
): Promise<never> {
  const isRefused = error instanceof AppError && error.code === "invalid_input";
  if (isMissing(error)) await forgetCustomer(deps.db, row);
  if (isRefused || isMissing(error)) await endCheckoutRound(deps.db, row, deps.clock());
  throw error;
}

async function openCustomer(
  deps: CheckoutDeps,
  { attemptId, checkoutRound }: SubscriptionRow,
): Promise<string> {
  const customerId = await deps.payments.openCustomer(attemptId, checkoutRound);
  const stored = await storeCustomer(deps.db, attemptId, customerId);
  if (stored !== null) return stored;
  await requestSync(deps.db, customerId, deps.clock());
  throw new AppError("not_found", refusals.noAssessment);
}
