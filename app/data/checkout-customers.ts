import { and, eq, isNull, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { Database } from "./database.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { hasBuyer } from "./schema/column-rules.ts";
import { quiz2Subscriptions } from "./schema.ts";

/**
 * Stores the customer before any session lets them buy. The first one is kept and returned: what another customer
 * bought would not be found again. Null: the buyer was erased, and the customer has to be deleted.
 */
export async function storeCustomer(
  db: Database,
  attemptId: AttemptId,
  customerId: string,
): Promise<string | null> {
  const ofAttempt = eq(quiz2Subscriptions.attemptId, attemptId);
  const [, rows] = await db.batch([
    db
      .update(quiz2Subscriptions)
      .set({ stripeCustomerId: customerId })
      .where(and(ofAttempt, isNull(quiz2Subscriptions.stripeCustomerId))),
    db
      .select({ id: quiz2Subscriptions.stripeCustomerId, email: quiz2Subscriptions.email })
      .from(quiz2Subscriptions)
      .where(ofAttempt),
  ]);
  return rows[0]?.email === REMOVED_ADDRESS ? null : (rows[0]?.id ?? customerId);
}

/** For a customer deleted at Stripe: the attempt's next round creates another. */
export async function forgetCustomer(
  db: Database,
  { attemptId, stripeCustomerId }: Pick<SubscriptionRow, "attemptId" | "stripeCustomerId">,
): Promise<void> {
  const isStored = and(
    eq(quiz2Subscriptions.attemptId, attemptId),
    sql`${quiz2Subscriptions.stripeCustomerId} is ${stripeCustomerId}`,
    hasBuyer(quiz2Subscriptions),
  );
  await db.update(quiz2Subscriptions).set({ stripeCustomerId: null }).where(isStored);
}
