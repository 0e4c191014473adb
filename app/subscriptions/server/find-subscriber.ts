import type { Database } from "#app/data/database.ts";
import type { OwnedAttempt } from "#app/data/quiz2-attempts.ts";
import { listOpenSubscriptions } from "#app/data/quiz2-subscriptions.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { isEntitled } from "../rules/entitlement.ts";

/**
 * The attempt for which this browser has paid last and may see what is paid for; null for everybody else.
 * For pages that belong to the subscription and not to one attempt.
 */
export async function findSubscriberAttempt(
  { db, clock }: { db: Database; clock: Clock },
  request: Request,
): Promise<OwnedAttempt | null> {
  const visitor = await findVisitor(request);
  if (visitor === null) return null;
  const rows = await listOpenSubscriptions(db, visitor.hash);
  const paid = rows.find((row) => isEntitled(row, clock()));
  return paid === undefined ? null : { id: paid.attemptId, visitorHash: visitor.hash };
}
