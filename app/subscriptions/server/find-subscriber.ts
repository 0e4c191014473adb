import type { Database } from "#app/data/database.ts";
import {
  type EntitledAttempt,
  findEntitledAttempt,
  listPersonalSubscriptions,
} from "#app/data/quiz2-entitlements.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { findOffer, isOverdue } from "../rules/judge-buyer.ts";
import { isAttemptNamed } from "./attempt-cookie.ts";

/** The attempt that entitles this browser, for pages that belong to the subscription and not to one attempt. */
export async function findSubscriberAttempt(
  { db, clock }: { db: Database; clock: Clock },
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
  return { state: "closed", hasAttempt: isAttemptNamed(request), offer: findOffer(known) };
}
