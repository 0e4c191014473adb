import { z } from "zod";
import { TRY_LIMITS } from "#app/billing/rules/card-testing.ts";
import {
  type Applicant,
  countedSince,
  type GuardDeps,
  guardPayments,
} from "#app/billing/server/guard-payments.ts";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import {
  endCheckoutRound,
  insertCheckoutRound,
  listOtherRounds,
  openFirstRound,
} from "#app/data/checkout-rounds.ts";
import type { Database } from "#app/data/database.ts";
import { findScoredAttempt, type PersonalSubscription } from "#app/data/quiz2-entitlements.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import {
  type CheckoutAttempt,
  findCheckoutAttempt,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { mayDo } from "#app/domain/attempt-rights.ts";
import { COUNTRIES } from "#app/domain/countries.ts";
import { hours } from "#app/domain/duration.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { isEntitled, isPayable } from "#app/domain/purchase/entitlement.ts";
import { OFFERS, type Offer } from "#app/domain/purchase/subscription.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { PAYWALL_PATH, TRIAL_CONSENTS } from "#app/funnels/shared/content/trial.ts";
import { isKeySpent } from "#app/payments/call-stripe.ts";
import { AppError } from "#app/platform/app-error.ts";
import { enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import { refusals } from "../content/refusals.ts";
import { judgeBuyer } from "../rules/judge-buyer.ts";
import { closeOthers, closeRound, hasTimeLeft, openSession } from "./checkout-session.ts";
import { mailSubscriptionLink } from "./mail-subscription-link.ts";
import { syncTrialNow } from "./sync-trial.ts";

/** Says that a link is in the mail, whether or not there is one. */
const MAILED_PATH = "/quiz2/mailed";

/** The paywall's form, apart from the attempt. */
export const TrialBuyer = z.strictObject({
  email: emailField(refusals.email),
  country: z
    .enum(COUNTRIES, {
      error: refusals.country,
    })
    .optional(),
  /** The offer whose terms stood beside the pay button. */
  offer: z.enum(OFFERS).optional(),
  /** The version of those terms. */
  consent: z.enum(TRIAL_CONSENTS, { error: refusals.consent }).optional(),
});

type Buyer = z.output<typeof TrialBuyer>;
type NetworkBuyer = Buyer & { readonly network: string };

export type StartTrialDeps = SyncDeps & GuardDeps & { siteOrigin: string; limits: RateLimits };

/** Stripe keeps a session, and an idempotency key, for 24 hours. */
const SESSION_FOR_MS = hours(23);
/** Each further round replaces one whose idempotency key is spent. */
const ROUNDS = 3;

/**
 * Opens the checkout of the paid trial, or of a month for a buyer who has had the trial, and returns its address
 * (docs/product.md#trial-checkout). Idempotent across calls and tabs: an attempt has one customer, and a browser one
 * open checkout. A buyer who needs no checkout is redirected.
 * @throws CheckRequired; AppError `not_found`, `not_completed`, `checkout_elsewhere`, `too_many_requests`,
 *   `unavailable`, `invalid_input`.
 */
export async function startTrial(
  deps: StartTrialDeps,
  attempt: VisitorAttempt,
  { buyer, ...sender }: { buyer: Buyer } & Omit<Applicant, "visitorHash">,
): Promise<string> {
  const applicant = { ...sender, visitorHash: attempt.visitorHash };
  await enforceRateLimits(deps.limits, "checkout", applicant);
  try {
    for (let round = 1; ; round += 1) {
      try {
        return await findCheckout(deps, attempt, { buyer, applicant });
      } catch (error) {
        if (!isKeySpent(error) || round === ROUNDS) throw error;
        await replaceRound(deps, attempt, { ...buyer, network: applicant.addressPrefix });
      }
    }
  } catch (error) {
    throw withCheckoutMessage(error);
  }
}

async function findCheckout(
  deps: StartTrialDeps,
  attempt: VisitorAttempt,
  { buyer, applicant }: { buyer: Buyer; applicant: Applicant },
): Promise<string> {
  const network = applicant.addressPrefix;
  const { tries, bought, opened, isOverAsked, ...first } = await openFirstRound(deps.db, attempt, {
    ...describeRound(deps, { ...buyer, network }),
    recipient: await recipientOf(buyer.email),
    isAddressOwner: true,
    brake: { ...countedSince(deps.clock()), limits: TRY_LIMITS },
  });
  const found = requireCompleted(first.found);
  if (isOverAsked) throw new AppError("too_many_requests", refusals.tooManyAddresses);
  if (opened !== null) return (await openSession(deps, opened)).url;
  const offer = await findSold(deps, { ...attempt, ...found, bought }, buyer);
  if (typeof offer === "object") return `${deps.siteOrigin}${offer.redirectTo}`;

  const known = found.subscription;
  const pending = known !== null && isPayable(known, deps.clock()) ? known : null;
  const open = pending && isReusable(pending, { ...buyer, offer }, deps.clock()) ? pending : null;
  if (open?.checkoutUrl) return open.checkoutUrl;
  if (open === null) await guardPayments(deps, applicant, tries);

  requireReplaceable(found, attempt, open);
  if (pending !== null && open === null && (await closeRound(deps, pending)) === "complete") {
    return leadToPaid(deps, pending);
  }
  const { row, others } =
    open === null
      ? await openRound(deps, attempt, found, { ...buyer, offer, network })
      : // The first press may have failed before the other rounds were closed.
        { row: open, others: await listOtherRounds(deps.db, attempt, deps.clock()) };
  const paid = await closeOthers(deps, others);
  if (paid !== null) {
    await endCheckoutRound(deps.db, row, deps.clock());
    return leadToPaid(deps, paid);
  }
  return row.checkoutUrl ?? (await openSession(deps, row)).url;
}

/** Finds what to sell, or the redirect for a person who needs no checkout or has to see other terms first. */
async function findSold(
  deps: StartTrialDeps,
  {
    right,
    subscription,
    bought,
    ...attempt
  }: VisitorAttempt &
    Pick<CheckoutAttempt, "right" | "subscription"> & {
      readonly bought: readonly PersonalSubscription[];
    },
  { offer: consented = "trial" }: Buyer,
): Promise<Offer | { redirectTo: string }> {
  const { db, clock } = deps;
  const verdict = judgeBuyer(bought, clock());
  // Opened by the subscription of somebody else, who started the attempt or paid first.
  const isOthers = right === "reader" || (subscription?.coveredBy ?? null) !== null;
  const scored = isOthers ? await findScoredAttempt(db, attempt) : null;
  const isOpen = scored?.paid.some((paid) => isEntitled(paid, clock()));
  if (isOpen || verdict.kind === "subscribed") return { redirectTo: "/quiz2/results" };
  if (verdict.kind === "overdue") return { redirectTo: "/quiz2/manage" };
  if (verdict.kind === "elsewhere") {
    await mailSubscriptionLink(deps, verdict.subscription);
    return { redirectTo: MAILED_PATH };
  }
  const isWorse = consented === "trial" && verdict.offer === "monthly";
  return isWorse ? { redirectTo: `${PAYWALL_PATH}?offer=monthly&form=1` } : consented;
}

/** A reader may buy, but neither close the checkout of another browser nor use its customer. */
function requireReplaceable(
  { right, subscription }: CheckoutAttempt,
  { visitorHash }: VisitorAttempt,
  reused: SubscriptionRow | null,
): void {
  const isOwn = subscription === null || subscription.visitorHash === visitorHash;
  if (isOwn || reused !== null || mayDo(right, "replaceCheckout")) return;
  throw new AppError("checkout_elsewhere", refusals.elsewhere);
}

/** For a checkout that turned out to be paid. */
async function leadToPaid(deps: StartTrialDeps, row: SubscriptionRow): Promise<string> {
  if (row.stripeCustomerId !== null) await syncTrialNow(deps, row.stripeCustomerId);
  return `${deps.siteOrigin}/quiz2/results`;
}

/** Replaces the generic message by the checkout's own while Stripe is unavailable. */
function withCheckoutMessage(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "unavailable") return error;
  const message = refusals.checkoutFailed;
  return new AppError("unavailable", message, { headers: error.headers });
}

/**
 * Replaces a round whose key replays an error, or was used with another body: by an earlier release, or with prices that
 * have been replaced. Looks up what its first call may have done before the next round gets a key of its own.
 */
async function replaceRound(
  deps: StartTrialDeps,
  attempt: VisitorAttempt,
  buyer: NetworkBuyer,
): Promise<void> {
  const { subscription } = await findCompleted(deps.db, attempt);
  const customerId = subscription?.stripeCustomerId ?? null;
  if (customerId !== null) await syncTrialNow(deps, customerId);
  const found = await findCompleted(deps.db, attempt);
  if (found.subscription?.stripeSubId) return;
  const { row, others } = await openRound(deps, attempt, found, buyer);
  if (customerId !== null) await deps.payments.closeEarlierSessions(customerId, row.checkoutRound);
  const paid = await closeOthers(deps, others);
  if (paid === null) return;
  await endCheckoutRound(deps.db, row, deps.clock());
  await leadToPaid(deps, paid);
}

const findCompleted = async (db: Database, attempt: VisitorAttempt): Promise<CheckoutAttempt> =>
  requireCompleted(await findCheckoutAttempt(db, attempt));

function requireCompleted(found: CheckoutAttempt | null): CheckoutAttempt {
  if (found === null) throw new AppError("not_found", refusals.noAssessment);
  if (found.status === "completed") return found;
  throw new AppError("not_completed", refusals.notCompleted);
}

const isReusable = (row: SubscriptionRow, buyer: Buyer, now: number): boolean =>
  hasTimeLeft(row, now) &&
  row.email === buyer.email &&
  row.country === (buyer.country ?? null) &&
  row.consentVersion === (buyer.consent ?? null) &&
  row.offer === buyer.offer;

async function openRound(
  deps: StartTrialDeps,
  attempt: VisitorAttempt,
  found: CheckoutAttempt,
  buyer: NetworkBuyer,
) {
  const opened = await insertCheckoutRound(deps.db, attempt, {
    ...describeRound(deps, buyer),
    seenRound: found.subscription?.checkoutRound ?? 0,
    isAddressOwner: mayDo(found.right, "correctAddress"),
  });
  if (opened === null) throw new AppError("not_found", refusals.noAssessment);
  return opened;
}

function describeRound({ clock }: StartTrialDeps, { offer = "trial", ...buyer }: NetworkBuyer) {
  const now = clock();
  return {
    email: buyer.email,
    country: buyer.country ?? null,
    network: buyer.network,
    offer,
    expiresAt: now + SESSION_FOR_MS,
    consentVersion: buyer.consent ?? null,
    consentedAt: now,
  };
}
