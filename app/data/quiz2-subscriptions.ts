import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { type EmailAddress, foldEmailAddress } from "#app/domain/email-address.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Database } from "./database.ts";
import { noteOpening } from "./opened-payments.ts";
import { type FoundAttempt, isOwnedBy, type OwnedAttempt } from "./quiz2-attempts.ts";
import {
  emailJobs,
  quiz2Attempts,
  quiz2AttemptVisitors,
  quiz2Subscriptions,
  quiz2Users,
} from "./schema.ts";

export type SubscriptionRow = typeof quiz2Subscriptions.$inferSelect;

/** An attempt as the checkout sees it; `subscription` is null before the first one. */
export type CheckoutAttempt = {
  readonly status: "started" | "completed";
  readonly email: string | null;
  readonly subscription: SubscriptionRow | null;
};

/** Null if there is no such attempt, or it is another visitor's. */
export async function findCheckoutAttempt(
  db: Database,
  attempt: OwnedAttempt,
): Promise<CheckoutAttempt | null> {
  const [found] = await db
    .select({
      status: quiz2Attempts.status,
      email: quiz2Users.email,
      subscription: quiz2Subscriptions,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Users, eq(quiz2Users.id, quiz2Attempts.userId))
    .leftJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, quiz2Attempts.id))
    .where(isOwnedBy(attempt));
  return found ?? null;
}

/** `paid` is null before the first checkout. */
export type ScoredAttempt = FoundAttempt & {
  readonly paid: Pick<SubscriptionRow, "status" | "paymentState" | "periodEnd"> | null;
};

/** Null if there is no such attempt, or it is another visitor's. */
export async function findScoredAttempt(
  db: Database,
  attempt: OwnedAttempt,
): Promise<ScoredAttempt | null> {
  const [found] = await db
    .select({
      status: quiz2Attempts.status,
      progressCount: quiz2Attempts.progressCount,
      userId: quiz2Attempts.userId,
      scores: quiz2Attempts.scores,
      // Aliased, because D1 merges columns of the same name.
      paidStatus: sql<SubscriptionRow["status"] | null>`${quiz2Subscriptions.status}`.as(
        "paid_status",
      ),
      paymentState: quiz2Subscriptions.paymentState,
      periodEnd: quiz2Subscriptions.periodEnd,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, quiz2Attempts.id))
    .where(isOwnedBy(attempt));
  if (found === undefined) return null;
  const { paidStatus: status, paymentState, periodEnd, ...scored } = found;
  const isPaid = status !== null && paymentState !== null;
  return { ...scored, paid: isPaid ? { status, paymentState, periodEnd } : null };
}

type NewRound = {
  /** Optimistic lock: no round is opened if the stored one is newer. */
  readonly seenRound: number;
  readonly email: EmailAddress;
  readonly country: string | null;
  /** Where it is opened from; not stored with the subscription. */
  readonly network: string;
  readonly expiresAt: number;
  readonly consentVersion: string;
  readonly consentedAt: number;
};

/** A returning subscriber starts with a clean row. */
const NOTHING_BOUGHT = {
  stripeSubId: null,
  trialStart: null,
  trialEnd: null,
  periodEnd: null,
  isCancelling: false,
  cancelRequestedAt: null,
  canceledAt: null,
  paymentState: "clear",
} as const;

/**
 * Opens the next checkout round of an attempt and returns the row. Of concurrent calls one opens it, and all get
 * the same row. Inserts the user of a visitor who skipped the email gate.
 */
export async function insertCheckoutRound(
  db: Database,
  attempt: OwnedAttempt,
  { seenRound, email, country, network, expiresAt, consentVersion, consentedAt }: NewRound,
): Promise<SubscriptionRow> {
  const round = {
    ...NOTHING_BOUGHT,
    status: "payment_pending" as const,
    visitorHash: attempt.visitorHash,
    email,
    country,
    checkoutUrl: null,
    checkoutExpiresAt: expiresAt,
    consentVersion,
    consentedAt,
  };
  const ofAttempt = eq(quiz2Subscriptions.attemptId, attempt.id);
  const { id, visitorHash } = attempt;
  const [, , , , rows] = await db.batch([
    db
      .insert(quiz2Subscriptions)
      .values({ id: attempt.id, attemptId: attempt.id, checkoutRound: 1, ...round })
      .onConflictDoUpdate({
        target: quiz2Subscriptions.attemptId,
        set: { ...round, checkoutRound: sql`${quiz2Subscriptions.checkoutRound} + 1` },
        setWhere: sql`${quiz2Subscriptions.checkoutRound} = ${seenRound}`,
      }),
    db
      .insert(quiz2Users)
      .values({
        ...{ id: attempt.id, email, emailFolded: foldEmailAddress(email) },
        ...{ createdAt: consentedAt, updatedAt: consentedAt },
      })
      .onConflictDoNothing(),
    db
      .update(quiz2Attempts)
      .set({ userId: attempt.id })
      .where(and(eq(quiz2Attempts.id, attempt.id), isNull(quiz2Attempts.userId))),
    noteOpening(db, { id, visitorHash, network, openedAt: consentedAt }, sql`true`),
    db.select().from(quiz2Subscriptions).where(ofAttempt),
  ]);
  const row = rows[0];
  if (row === undefined) throw new Error("The upsert returned no row.");
  return row;
}

/**
 * Stored before a session exists with which the customer could buy. The first one stays, and is returned: what was
 * bought by another would not be found again.
 */
export async function storeCustomer(
  db: Database,
  attemptId: AttemptId,
  customerId: string,
): Promise<string> {
  const ofAttempt = eq(quiz2Subscriptions.attemptId, attemptId);
  const [, rows] = await db.batch([
    db
      .update(quiz2Subscriptions)
      .set({ stripeCustomerId: customerId })
      .where(and(ofAttempt, isNull(quiz2Subscriptions.stripeCustomerId))),
    db
      .select({ id: quiz2Subscriptions.stripeCustomerId })
      .from(quiz2Subscriptions)
      .where(ofAttempt),
  ]);
  return rows[0]?.id ?? customerId;
}

/** No-op if another round was opened meanwhile. */
export async function storeCheckoutSession(
  db: Database,
  { attemptId, round }: { attemptId: AttemptId; round: number },
  session: { id: string; url: string },
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set({ stripeSessionId: session.id, checkoutUrl: session.url })
    .where(
      and(eq(quiz2Subscriptions.attemptId, attemptId), eq(quiz2Subscriptions.checkoutRound, round)),
    );
}

/** Ends an open round, which Stripe has closed: the next call opens another. No-op if it did already. */
export async function expireCheckoutRound(
  db: Database,
  { attemptId, round }: { attemptId: AttemptId; round: number },
  expiresAt: number,
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set({ checkoutExpiresAt: expiresAt })
    .where(
      and(eq(quiz2Subscriptions.attemptId, attemptId), eq(quiz2Subscriptions.checkoutRound, round)),
    );
}

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

const isOfVisitor = (visitorHash: string) =>
  or(
    eq(quiz2Subscriptions.visitorHash, visitorHash),
    sql`${quiz2Subscriptions.attemptId} in (select ${quiz2AttemptVisitors.attemptId} from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.visitorHash} = ${visitorHash})`,
  );

/** What this browser bought, or was granted by a mailed link; newest first. */
export const listSubscriptions = (db: Database, visitorHash: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(quiz2Subscriptions)
    .where(isOfVisitor(visitorHash))
    .orderBy(desc(quiz2Subscriptions.consentedAt))
    .limit(LIST_LIMIT);

/** The attempt of the newest subscription that entitles this browser now. */
export async function findEntitledAttempt(
  db: Database,
  visitorHash: string,
  nowMs: number,
): Promise<OwnedAttempt | null> {
  const candidates = await db
    .select({
      attemptId: quiz2Subscriptions.attemptId,
      status: quiz2Subscriptions.status,
      paymentState: quiz2Subscriptions.paymentState,
      periodEnd: quiz2Subscriptions.periodEnd,
    })
    .from(quiz2Subscriptions)
    .where(
      and(
        isOfVisitor(visitorHash),
        // A superset of what `isEntitled` accepts.
        sql`(${quiz2Subscriptions.status} in ('trialing', 'active') or ${quiz2Subscriptions.paymentState} = 'won')`,
      ),
    )
    .orderBy(desc(quiz2Subscriptions.consentedAt))
    .limit(LIST_LIMIT);
  const entitled = candidates.find((row) => isEntitled(row, nowMs));
  return entitled ? { id: entitled.attemptId, visitorHash } : null;
}

/** Remembers a cancellation until Stripe has confirmed it. */
export const noteCancelRequest = (db: Database, attemptId: AttemptId, requestedAt: number) =>
  setCancelRequest(db, attemptId, requestedAt);

export const dropCancelRequest = (db: Database, attemptId: AttemptId) =>
  setCancelRequest(db, attemptId, null);

async function setCancelRequest(
  db: Database,
  attemptId: AttemptId,
  cancelRequestedAt: number | null,
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set({ cancelRequestedAt })
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
        sql`not exists (select 1 from ${emailJobs} where ${emailJobs.attemptId} = ${quiz2Subscriptions.attemptId} and ${emailJobs.kind} = 'renewal_reminder' and ${emailJobs.payload} ->> '$.renewsAt' = ${quiz2Subscriptions.periodEnd})`,
      ),
    )
    .orderBy(asc(quiz2Subscriptions.periodEnd))
    .limit(limit);
  return due.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
}
