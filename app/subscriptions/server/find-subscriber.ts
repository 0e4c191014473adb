import type { Database } from "#app/data/database.ts";
import {
  type EntitledAttempt,
  findEntitledAttempt,
  listPersonalSubscriptions,
} from "#app/data/quiz2-entitlements.ts";
import type { Offer } from "#app/domain/purchase/subscription.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { findOffer } from "../rules/judge-buyer.ts";

/** The attempt that entitles this browser, for pages that belong to the subscription and not to one attempt. */
export async function findSubscriberAttempt(
  { db, clock }: { db: Database; clock: Clock },
  request: Request,
): Promise<EntitledAttempt | null> {
  const visitor = await findVisitor(request);
  return visitor && findEntitledAttempt(db, { visitorHash: visitor.hash }, clock());
}

/** What this browser's visitor would be sold. */
export async function findVisitorOffer({ db }: { db: Database }, request: Request): Promise<Offer> {
  const visitor = await findVisitor(request);
  if (visitor === null) return "trial";
  const person = { visitorHash: visitor.hash, mailbox: null };
  return findOffer(await listPersonalSubscriptions(db, person));
}
