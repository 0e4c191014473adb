import type { Database } from "#app/data/database.ts";
import {
  type EntitledAttempt,
  findEntitledAttempt,
  listPersonalSubscriptions,
} from "#app/data/quiz2-entitlements.ts";
import { listReadableAttempts, type ReadableAttempt } from "#app/data/quiz2-history.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { PAYWALL_PATH, resultsOf } from "#app/funnels/shared/content/trial.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { findOffer, isOverdue } from "../rules/judge-buyer.ts";
import { isAttemptNamed, readAttemptCookie } from "./attempt-cookie.ts";

type Deps = { db: Database; clock: Clock };

/**
 * The completed attempts that this browser may read, the one to show first: the one that its cookie names, unless only
 * others are paid for. The rest are the open ones, then all others, newest first.
 */
export async function listResults(
  { db, clock }: Deps,
  request: Request,
): Promise<readonly ReadableAttempt[]> {
  const visitor = await findVisitor(request);
  const found = visitor ? await listReadableAttempts(db, visitor.hash, clock()) : [];
  const cookie = readAttemptCookie(request);
  const named = found.find(({ id, isOpen }) => id === cookie && isOpen === found[0]?.isOpen);
  return named ? [named, ...found.filter((one) => one !== named)] : found;
}

/** The address of the results that this browser is to show first. */
export async function findResultsPath(deps: Deps, request: Request): Promise<string> {
  const [first] = await listResults(deps, request);
  return resultsOf(first?.id ?? null);
}

/** The attempt that entitles this browser, for pages that belong to the subscription and not to one attempt. */
export async function findSubscriberAttempt(
  { db, clock }: Deps,
  request: Request,
): Promise<EntitledAttempt | null> {
  const visitor = await findVisitor(request);
  return visitor && findEntitledAttempt(db, { visitorHash: visitor.hash }, clock());
}

/** What pages of the subscription show to everybody else. */
export type Closed = {
  readonly state: "closed";
  /** There is an attempt to pay for. */
  readonly hasAttempt: boolean;
  readonly offer: Offer;
};

/** @throws a redirect to the paywall, which says how to pay, for a subscriber whose last payment failed. */
export async function closeFor({ db }: { db: Database }, request: Request): Promise<Closed> {
  const visitor = await findVisitor(request);
  const known = visitor
    ? await listPersonalSubscriptions(db, { visitorHash: visitor.hash, mailbox: null })
    : [];
  if (known.some(isOverdue)) {
    throw new Response(null, { status: 302, headers: { Location: PAYWALL_PATH } });
  }
  return {
    state: "closed",
    hasAttempt: isAttemptNamed(request) || known.length > 0,
    offer: findOffer(known),
  };
}
