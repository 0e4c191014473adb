import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { holdersOf, type Right } from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Database } from "./database.ts";
import { isAllowed, rightOf, type VisitorAttempt } from "./quiz2-rights.ts";
import {
  emailJobs,
  origins,
  quiz2Attempts,
  quiz2AttemptVisitors,
  quiz2Subscriptions,
  quiz2Users,
} from "./schema.ts";

export type SubscriptionRow = typeof quiz2Subscriptions.$inferSelect;

/** An attempt as the checkout sees it; `subscription` is null before the first checkout. */
export type CheckoutAttempt = {
  readonly status: "started" | "completed";
  readonly email: string | null;
  readonly right: Right;
  readonly subscription: SubscriptionRow | null;
  /** The variant fixed at its start; null: it is not counted. */
  readonly variant: string | null;
};

/** Null if the attempt does not exist or this visitor has no access to it. */
export async function findCheckoutAttempt(
  db: Database,
  attempt: VisitorAttempt,
): Promise<CheckoutAttempt | null> {
  return (await selectCheckoutAttempt(db, attempt))[0] ?? null;
}

/** An attempt as its checkout needs it, as part of a batch. */
export const selectCheckoutAttempt = (db: Database, attempt: VisitorAttempt) =>
  db
    .select({
      // Aliased, because D1 merges columns of the same name in a batch.
      status: sql<CheckoutAttempt["status"]>`${quiz2Attempts.status}`.as("attempt_status"),
      email: sql<string | null>`${quiz2Users.email}`.as("user_email"),
      right: rightOf(attempt),
      subscription: quiz2Subscriptions,
      variant: origins.variant,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Users, eq(quiz2Users.id, quiz2Attempts.userId))
    .leftJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, quiz2Attempts.id))
    .leftJoin(origins, eq(origins.id, quiz2Attempts.originId))
    .where(isAllowed(attempt, "pay"));

export async function findSubscription(
  db: Database,
  by: { attemptId: AttemptId } | { customerId: string },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(quiz2Subscriptions)
    .where(
      "attemptId" in by
        ? eq(quiz2Subscriptions.attemptId, by.attemptId)
        : eq(quiz2Subscriptions.stripeCustomerId, by.customerId),
    );
  return row ?? null;
}

const LIST_LIMIT = 20;

type VisitorHash = string | typeof quiz2Attempts.visitorHash;

/** As one condition for each index, so that each can be combined with others. */
const managedBy = (visitorHash: VisitorHash): readonly SQL[] => [
  sql`${quiz2Subscriptions.visitorHash} = ${visitorHash}`,
  sql`${quiz2Subscriptions.attemptId} in (select ${quiz2AttemptVisitors.attemptId} from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.visitorHash} = ${visitorHash} and ${quiz2AttemptVisitors.rights} in (${MANAGERS}))`,
];

/**
 * What a browser manages: what it paid for or started, or was let in to by a link for payers. A condition narrows this
 * down.
 */
export const isManagedBy = (visitorHash: VisitorHash, condition?: SQL): SQL | undefined =>
  or(...managedBy(visitorHash).map((one) => and(one, condition)));

const MANAGERS = sql.raw(
  holdersOf("manage")
    .map((right) => `'${right}'`)
    .join(", "),
);

/** The subscriptions that a browser manages; newest first. */
export const listSubscriptions = (db: Database, visitorHash: string) =>
  db
    .select()
    .from(quiz2Subscriptions)
    .where(isManagedBy(visitorHash))
    .orderBy(desc(quiz2Subscriptions.consentedAt))
    .limit(LIST_LIMIT);

/** The subscription of a mailed link; null if that link was ended. */
export async function findLinkedSubscription(
  db: Database,
  attemptId: AttemptId,
  generation: number,
): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select({ row: quiz2Subscriptions })
    .from(quiz2Subscriptions)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(
      and(
        eq(quiz2Subscriptions.attemptId, attemptId),
        eq(quiz2Attempts.linkGeneration, generation),
      ),
    );
  return found?.row ?? null;
}

/** A cancellation is remembered until Stripe has confirmed it. The first request counts: it may have been in time. */
export const cancelRequestOf = (requestedAt: number | SQL) => ({
  cancelRequestedAt: sql`coalesce(${quiz2Subscriptions.cancelRequestedAt}, ${requestedAt})`,
});

export const noteCancelRequest = (db: Database, attemptId: AttemptId, requestedAt: number) =>
  setCancelRequest(db, attemptId, cancelRequestOf(requestedAt));

export const dropCancelRequest = (db: Database, attemptId: AttemptId) =>
  setCancelRequest(db, attemptId, { cancelRequestedAt: null });

async function setCancelRequest(
  db: Database,
  attemptId: AttemptId,
  request: { readonly cancelRequestedAt: SQL | null },
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set(request)
    .where(eq(quiz2Subscriptions.attemptId, attemptId));
}

/** Customers whose subscription renews between these times, without a reminder so far. */
export async function listRenewalsToRemind(
  db: Database,
  { after, until }: { after: number; until: number },
  limit: number,
): Promise<string[]> {
  const due = await db
    .select({ customerId: quiz2Subscriptions.stripeCustomerId })
    .from(quiz2Subscriptions)
    .where(
      and(
        sql`${quiz2Subscriptions.status} in ('trialing', 'active')`,
        gt(quiz2Subscriptions.periodEnd, after),
        lte(quiz2Subscriptions.periodEnd, until),
        eq(quiz2Subscriptions.isCancelling, sql`0`),
        eq(quiz2Subscriptions.isPaused, sql`0`),
        sql`not exists (select 1 from ${emailJobs} where ${emailJobs.attemptId} = ${quiz2Subscriptions.attemptId} and ${emailJobs.kind} = 'renewal_reminder' and ${emailJobs.payload} ->> '$.renewsAt' = ${quiz2Subscriptions.periodEnd})`,
      ),
    )
    .orderBy(asc(quiz2Subscriptions.periodEnd))
    .limit(limit);
  return due.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
}
