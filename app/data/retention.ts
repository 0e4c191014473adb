import { and, eq, inArray, isNotNull, isNull, lte, notExists, type SQL, sql } from "drizzle-orm";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import { type Aging, listAged, type Range, type Swept } from "./aged-rows.ts";
import type { Database } from "./database.ts";
import { opensAttempt } from "./quiz2-entitlements.ts";
import { attemptAge, foldedEmail, hasAddress, isAmong } from "./schema/column-rules.ts";
import {
  emailJobs,
  exitOffers,
  orders,
  quiz2Attempts,
  quiz2Pulses,
  quiz2Subscriptions,
  quiz2Users,
  quizReaders,
  quizSubmissions,
  stripeEvents,
  stripeSyncs,
} from "./schema.ts";

// Each of these deletes one batch of what is older than a time in milliseconds, and returns how many rows it deleted or
// changed: 0 when nothing is left. Where many rows stay for good, it continues where the previous batch ended
// (`Range`). The statement that deletes a row also decides whether it may go, so that a concurrent change of the row
// keeps it.

/** The most rows that one statement deletes or looks at. */
const ROWS = 500;

const hasNoMailToSend = sql`not exists (select 1 from email_jobs j where j.attempt_id = quiz2_attempts.id and j.sent_at is null and j.failed_at is null)`;

/** Deletes attempts neither completed nor answered since. Few of that age stay, and they are looked at every night. */
export async function deleteUnfinishedAttempts(db: Database, before: number): Promise<number> {
  const isForgotten = and(
    sql`+${quiz2Attempts.status} = 'started'`,
    sql`(answered_at is null or answered_at <= ${before})`,
    sql`not exists (select 1 from quiz2_subscriptions s where s.attempt_id = quiz2_attempts.id)`,
    hasNoMailToSend,
  );
  const found = await db
    .select({ id: quiz2Attempts.id })
    .from(quiz2Attempts)
    .where(
      and(eq(quiz2Attempts.status, "started"), lte(attemptAge(quiz2Attempts), before), isForgotten),
    )
    .orderBy(attemptAge(quiz2Attempts))
    .limit(ROWS);
  return deleteAttempts(db, found, isForgotten);
}

const COMPLETED: Aging = {
  table: quiz2Attempts,
  id: quiz2Attempts.id,
  age: attemptAge(quiz2Attempts),
  where: eq(quiz2Attempts.status, "completed"),
};

/** Looked up by key: the plus keeps SQLite from using the index by status, which nearly all attempts share. */
const IS_COMPLETED = sql`+${quiz2Attempts.status} = 'completed'`;

/** Deletes completed attempts that no subscription opens, whether live, over or never paid. */
export async function deleteUnboughtAttempts(db: Database, range: Range): Promise<Swept> {
  const isUnbought = notExists(db.select().from(quiz2Subscriptions).where(opensAttempt));
  const mayGo = and(isUnbought, hasNoMailToSend);
  const { found, ...swept } = await listAged(db, COMPLETED, range, { mayGo, isWanted: isUnbought });
  return { ...swept, count: await deleteAttempts(db, found, and(IS_COMPLETED, mayGo)) };
}

/** Deletes attempts, by cascade what belongs to them, and their users unless they have other attempts. */
async function deleteAttempts(
  db: Database,
  found: readonly { readonly id: string }[],
  isForgotten: SQL | undefined,
): Promise<number> {
  if (found.length === 0) return 0;
  const areTheirs = isAmong(quiz2Attempts.id, found.map(idOf));
  const users = await db
    .select({ id: quiz2Attempts.userId })
    .from(quiz2Attempts)
    .where(and(areTheirs, isNotNull(quiz2Attempts.userId)));
  const [deleted] = await db.batch([
    db.delete(quiz2Attempts).where(and(areTheirs, isForgotten)).returning({ id: quiz2Attempts.id }),
    db.delete(quiz2Users).where(
      and(
        isAmong(
          quiz2Users.id,
          users.map(({ id }) => id),
        ),
        sql`not exists (select 1 from quiz2_attempts a where a.user_id = quiz2_users.id)`,
      ),
    ),
  ]);
  return deleted.length;
}

/**
 * Deletes the answers of completed attempts, unless a report is yet to be printed from them. Counts the attempts that
 * lost answers.
 */
export async function deleteAnswers(db: Database, range: Range): Promise<Swept> {
  const isWanted = and(isNotNull(quiz2Attempts.scores), isNotNull(quiz2Attempts.answers));
  const mayGo = and(
    isWanted,
    sql`not exists (select 1 from email_jobs j where j.attempt_id = quiz2_attempts.id and j.kind = 'quiz2_complete' and j.sent_at is null and j.failed_at is null)`,
  );
  const { found, ...swept } = await listAged(db, COMPLETED, range, { mayGo, isWanted });
  const { meta } = await db
    .update(quiz2Attempts)
    .set({ answers: null })
    .where(and(isAmong(quiz2Attempts.id, found.map(idOf)), IS_COMPLETED, mayGo));
  return { ...swept, count: meta.changes };
}

/** Deletes the answers of old pulses; their scores stay with the attempt. */
export async function deletePulseAnswers(db: Database, before: number): Promise<number> {
  const isOld = and(isNotNull(quiz2Pulses.answers), lte(quiz2Pulses.takenAt, before));
  const old = db.select({ id: quiz2Pulses.id }).from(quiz2Pulses).where(isOld).limit(ROWS);
  const { meta } = await db
    .update(quiz2Pulses)
    .set({ answers: null })
    .where(and(inArray(quiz2Pulses.id, old), isOld));
  return meta.changes;
}

export async function deleteStripeEvents(db: Database, before: number): Promise<number> {
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lte(stripeEvents.receivedAt, before))
    .limit(ROWS);
  const { meta } = await db.delete(stripeEvents).where(inArray(stripeEvents.id, old));
  return meta.changes;
}

export async function deleteExitOffers(db: Database, before: number): Promise<number> {
  const old = db
    .select({ id: exitOffers.visitorHash })
    .from(exitOffers)
    .where(lte(exitOffers.endsAt, before))
    .limit(ROWS);
  const { meta } = await db.delete(exitOffers).where(inArray(exitOffers.visitorHash, old));
  return meta.changes;
}

/** Only for objects whose rows are up to date: the next request starts a new fence at one. */
export async function deleteSettledFences(db: Database, before: number): Promise<number> {
  const isSettled = and(
    sql`${stripeSyncs.syncedRevision} >= ${stripeSyncs.requestedRevision}`,
    lte(stripeSyncs.requestedAt, before),
  );
  const old = db
    .select({ id: stripeSyncs.objectId })
    .from(stripeSyncs)
    .where(isSettled)
    .limit(ROWS);
  const { meta } = await db.delete(stripeSyncs).where(inArray(stripeSyncs.objectId, old));
  return meta.changes;
}

/** Clears the payloads that hold a name and an address. */
const withoutPerson = sql`case when ${emailJobs.kind} in ('withdrawal_received', 'withdrawal_notice') then '{}' else ${emailJobs.payload} end`;

/**
 * Removes the addresses of mail that was sent, or failed for good. The rows stay: their keys keep a mail from being
 * queued again, and their recipients are counted.
 */
export async function removeMailAddresses(db: Database, before: number): Promise<number> {
  const isSent = and(
    sql`${emailJobs.sentAt} is not null`,
    lte(emailJobs.sentAt, before),
    hasAddress(emailJobs),
  );
  const hasFailed = and(
    eq(emailJobs.status, sql`'failed'`),
    isNull(emailJobs.sentAt),
    lte(emailJobs.failedAt, before),
    hasAddress(emailJobs),
  );
  const remove = (condition: SQL | undefined) => {
    const old = db.select({ id: emailJobs.id }).from(emailJobs).where(condition).limit(ROWS);
    return db
      .update(emailJobs)
      .set({ email: REMOVED_ADDRESS, payload: withoutPerson })
      .where(and(inArray(emailJobs.id, old), condition));
  };
  const results = await db.batch([remove(isSent), remove(hasFailed)]);
  return results.reduce((all, { meta }) => all + meta.changes, 0);
}

/** Deletes orders canceled at Stripe, which nobody can pay any more, and the access of browsers to them. */
export async function deleteUnpaidOrders(db: Database, before: number): Promise<number> {
  const isUnpaid = and(
    eq(orders.status, sql`'canceled'`),
    isNull(orders.paidAt),
    lte(orders.updatedAt, before),
    sql`not exists (select 1 from stripe_syncs f where f.object_id = orders.payment_intent_id and f.synced_revision < f.requested_revision)`,
  );
  const old = db.select({ id: orders.id }).from(orders).where(isUnpaid).limit(ROWS);
  const { meta } = await db.delete(orders).where(and(inArray(orders.id, old), isUnpaid));
  return meta.changes;
}

const IS_BOUGHT = sql.raw("o.status in ('paid', 'refunded', 'disputed')");

/** Deletes dating quiz submissions of people who have bought nothing. */
export async function deleteQuizSubmissions(db: Database, range: Range): Promise<Swept> {
  const { id, submittedAt } = quizSubmissions;
  const mayGo = and(
    sql`not exists (select 1 from ${orders} where ${orders.email} is not null
      and ${foldedEmail(orders)} = ${foldedEmail(quizSubmissions)} and ${orders.status} in ('paid', 'refunded', 'disputed'))`,
    sql`not exists (select 1 from orders o where o.visitor_hash = quiz_submissions.visitor_hash and ${IS_BOUGHT})`,
  );
  const aging = { table: quizSubmissions, id, age: submittedAt };
  const { found, ...swept } = await listAged(db, aging, range, { mayGo });
  const { meta } = await db
    .delete(quizSubmissions)
    .where(and(isAmong(id, found.map(idOf)), lte(submittedAt, range.before), mayGo));
  return { ...swept, count: meta.changes };
}

/** Deletes age and gender of people who have bought nothing. */
export async function deleteQuizReaders(db: Database, range: Range): Promise<Swept> {
  const { visitorHash: id, updatedAt } = quizReaders;
  const mayGo = and(
    sql`not exists (select 1 from orders o where o.visitor_hash = quiz_readers.visitor_hash and ${IS_BOUGHT})`,
    sql`not exists (select 1 from order_visitors v join orders o on o.id = v.order_id where v.visitor_hash = quiz_readers.visitor_hash and ${IS_BOUGHT})`,
  );
  const aging = { table: quizReaders, id, age: updatedAt };
  const { found, ...swept } = await listAged(db, aging, range, { mayGo });
  const { meta } = await db
    .delete(quizReaders)
    .where(and(isAmong(id, found.map(idOf)), lte(updatedAt, range.before), mayGo));
  return { ...swept, count: meta.changes };
}

/** Those of the ids that belong to an attempt with scores, or to an order with a quiz result. */
export async function findExistingOwners(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [attempts, bought] = await db.batch([
    db
      .select({ id: quiz2Attempts.id })
      .from(quiz2Attempts)
      .where(and(isAmong(quiz2Attempts.id, ids), isNotNull(quiz2Attempts.scores))),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isAmong(orders.id, ids), isNotNull(orders.quizResult))),
  ]);
  return new Set([...attempts, ...bought].map(({ id }) => id));
}

const idOf = <Id>({ id }: { readonly id: Id }): Id => id;
