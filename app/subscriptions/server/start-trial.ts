import { z } from "zod";
import {
  type Applicant,
  type GuardDeps,
  guardPayments,
} from "#app/billing/server/guard-payments.ts";
import type { Database } from "#app/data/database.ts";
import type { OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import {
  type CheckoutAttempt,
  findCheckoutAttempt,
  insertCheckoutRound,
  type SubscriptionRow,
  storeCheckoutSession,
  storeCustomer,
} from "#app/data/quiz2-subscriptions.ts";
import { COUNTRIES } from "#app/domain/countries.ts";
import { hours } from "#app/domain/duration.ts";
import { emailField } from "#app/domain/email-field.ts";
import { isEntitled, isPayable } from "#app/domain/entitlement.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { TERMS_VERSION } from "#app/funnels/shared/content/trial.ts";
import type { Payments } from "#app/payments/payments.ts";
import { AppError } from "#app/platform/app-error.ts";
import { enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import { syncTrialNow } from "./sync-trial.ts";

type CountryCode = keyof typeof COUNTRIES;

const INVALID_EMAIL = "Please enter a valid email address.";

/** The paywall's form, apart from the attempt. */
export const TrialBuyer = z.strictObject({
  email: emailField(INVALID_EMAIL),
  country: z
    .enum(Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]], {
      error: "Please choose a country from the list.",
    })
    .optional(),
});

type Buyer = z.output<typeof TrialBuyer>;

export type StartTrialDeps = GuardDeps & {
  payments: Payments;
  siteOrigin: string;
  limits: RateLimits;
  enqueueEmails: (jobIds: string[]) => void;
};

/** Stripe keeps a session, and an idempotency key, for 24 hours. */
const SESSION_FOR_MS = hours(23);
/** At least this much is left when a session is reused, so that it does not expire mid-checkout. */
const SESSION_LEFT_MS = hours(1);

/**
 * Opens the checkout of the paid trial and returns its address (docs/product.md#trial-checkout). Idempotent
 * across calls and tabs: an attempt has one customer and one open checkout. A subscriber is redirected to the
 * results.
 * @throws CheckRequired; AppError `not_found`, `not_completed`, `too_many_requests`, `unavailable`, `invalid_input`.
 */
export async function startTrial(
  deps: StartTrialDeps,
  attempt: OwnedAttempt,
  { buyer, ...sender }: { buyer: Buyer } & Omit<Applicant, "visitorHash">,
): Promise<string> {
  const applicant = { ...sender, visitorHash: attempt.visitorHash };
  await enforceRateLimits(deps.limits, "checkout", applicant);
  return findCheckout(deps, attempt, { buyer, applicant }).catch(refuseCheckout);
}

async function findCheckout(
  deps: StartTrialDeps,
  attempt: OwnedAttempt,
  { buyer, applicant }: { buyer: Buyer; applicant: Applicant },
): Promise<string> {
  const found = await findCompleted(deps.db, attempt);
  const bought = findBought(deps, found.subscription);
  if (bought !== null) return bought;

  const known = found.subscription;
  const pending = known !== null && isPayable(known, deps.clock()) ? known : null;
  const open = pending && isReusable(pending, buyer, deps.clock()) ? pending : null;
  if (open?.checkoutUrl) return open.checkoutUrl;
  if (open === null) await guardPayments(deps, applicant);

  if (pending !== null && open === null && (await closeRound(deps, pending)) === "complete") {
    if (pending.stripeCustomerId !== null) await syncTrialNow(deps, pending.stripeCustomerId);
    return `${deps.siteOrigin}/quiz2/results`;
  }
  const network = applicant.addressPrefix;
  const row = open ?? (await openRound(deps, attempt, found, { ...buyer, network }));
  return row.checkoutUrl ?? (await openSession(deps, row)).url;
}

/** Replaces the generic message by the checkout's own while Stripe is unavailable. */
function refuseCheckout(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
  const message = "Failed to start checkout. Please try again.";
  throw new AppError("unavailable", message, { headers: error.headers });
}

async function findCompleted(db: Database, attempt: OwnedAttempt): Promise<CheckoutAttempt> {
  const found = await findCheckoutAttempt(db, attempt);
  if (found === null) throw new AppError("not_found", "There is no such assessment.");
  if (found.status === "completed") return found;
  throw new AppError("not_completed", "Please complete the assessment first.");
}

/** The redirect of a visitor who needs no second checkout. */
function findBought(
  { siteOrigin, clock }: StartTrialDeps,
  row: SubscriptionRow | null,
): string | null {
  if (row === null) return null;
  if (isEntitled(row, clock())) return `${siteOrigin}/quiz2/results`;
  // Its last payment failed: the buyer has to update the card, not subscribe a second time.
  const isOverdue = row.status === "payment_pending" && row.stripeSubId !== null;
  return isOverdue ? `${siteOrigin}/quiz2/manage` : null;
}

const isReusable = (row: SubscriptionRow, buyer: Buyer, now: number): boolean =>
  hasTimeLeft(row, now) && row.email === buyer.email && row.country === (buyer.country ?? null);

const hasTimeLeft = (row: SubscriptionRow, now: number): boolean =>
  (row.checkoutExpiresAt ?? 0) - SESSION_LEFT_MS > now;

/** Only one checkout is open at a time: the old one is closed before the next is opened. */
async function closeRound(
  deps: StartTrialDeps,
  row: SubscriptionRow,
): Promise<"complete" | "expired"> {
  const sessionId = row.checkoutUrl === null ? await findLost(deps, row) : row.stripeSessionId;
  return sessionId === null ? "expired" : deps.payments.closeSession(sessionId);
}

/** If the response of a round was lost: Stripe may have created its session, and a retry returns it. */
async function findLost(deps: StartTrialDeps, row: SubscriptionRow): Promise<string | null> {
  return hasTimeLeft(row, deps.clock()) ? (await openSession(deps, row)).id : null;
}

function openRound(
  deps: StartTrialDeps,
  attempt: OwnedAttempt,
  found: CheckoutAttempt,
  buyer: Buyer & { network: string },
): Promise<SubscriptionRow> {
  const now = deps.clock();
  return insertCheckoutRound(deps.db, attempt, {
    seenRound: found.subscription?.checkoutRound ?? 0,
    email: buyer.email,
    country: buyer.country ?? null,
    network: buyer.network,
    expiresAt: now + SESSION_FOR_MS,
    consentVersion: TERMS_VERSION,
    consentedAt: now,
  });
}

/** Sends only what is stored, so that a concurrent call, or a retry after a lost response, gets the same session. */
async function openSession(
  deps: StartTrialDeps,
  row: SubscriptionRow,
): Promise<{ id: string; url: string }> {
  const { attemptId, checkoutRound, email, country } = row;
  if (email === null || row.checkoutExpiresAt === null)
    throw new Error("A checkout round has no email address.");
  const customerId = row.stripeCustomerId ?? (await openCustomer(deps, attemptId));
  await deps.payments.describeCustomer(customerId, { email, country });
  const session = await deps.payments.openSession({
    attemptId,
    customerId,
    round: checkoutRound,
    expiresAtMs: row.checkoutExpiresAt,
    siteOrigin: deps.siteOrigin,
  });
  await storeCheckoutSession(deps.db, { attemptId, round: checkoutRound }, session);
  return session;
}

async function openCustomer(deps: StartTrialDeps, attemptId: AttemptId): Promise<string> {
  const customerId = await deps.payments.openCustomer(attemptId);
  await storeCustomer(deps.db, attemptId, customerId);
  return customerId;
}
