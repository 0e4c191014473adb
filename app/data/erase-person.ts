import { and, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { minutes } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import type { MailKind } from "#app/domain/mail/mail-payload.ts";
import { ERASED_NOTICE } from "#app/domain/personal-data.ts";
import { listFileOwners, type ReportOwner } from "#app/domain/report-folder.ts";
import { insertDataRequest, type NewDataRequest } from "./data-requests.ts";
import type { Database } from "./database.ts";
import { isUnpaid } from "./orders.ts";
import type { Person } from "./person.ts";
import { isAmong } from "./schema/column-rules.ts";
import {
  emailJobs,
  exitOffers,
  mailSuppressions,
  orders,
  orderVisitors,
  quiz2Attempts,
  quiz2AttemptVisitors,
  quiz2Pulses,
  quiz2Subscriptions,
  quiz2Users,
  quizReaders,
  quizSubmissions,
  reviews,
  stripeSyncs,
  waitlistSignups,
  withdrawals,
} from "./schema.ts";
import { requestSyncOf } from "./stripe-events.ts";

type Erasure = Omit<NewDataRequest, "kind" | "fileOwners"> & {
  /** Kinds of mail that the mailbox no longer gets. */
  readonly suppressed: readonly MailKind[];
};

const NOBODY = { email: REMOVED_ADDRESS, emailFolded: null } as const;

/** Taken off the time of the syncs' requests: the next sweep would otherwise leave them to their queue messages. */
const SWEEP_GRACE_MS = minutes(1);

/**
 * Erases a person from the database, wholly or not at all, and records what is still to be done elsewhere: files in the
 * data request, Stripe in the syncs that it requests. Purchases stay without their buyer, because the sync still has to
 * find them (docs/decisions/0028); what limits card testing is deleted within a day. An unsent notice of a withdrawal
 * is kept until it is sent. Idempotent. Returns the objects at Stripe whose syncs are requested.
 */
export async function erasePerson(
  db: Database,
  person: Person,
  { suppressed, ...request }: Erasure,
): Promise<string[]> {
  const erasedAt = request.requestedAt;
  const attemptIds = person.attempts.map(({ id }) => id);
  const isSold = (id: AttemptId) => person.subscriptions.some(({ attemptId }) => attemptId === id);
  const ofAttempts = (
    column: typeof quiz2Pulses.attemptId | typeof quiz2AttemptVisitors.attemptId,
  ) => isAmong(column, attemptIds);
  const orderIds = person.orders.map(({ id }) => id);
  const isDeclared = isAmong(withdrawals.id, person.withdrawals.map(idOf));
  const areTheirOrders = isAmong(orders.id, orderIds);
  const areTheirSubscriptions = isAmong(quiz2Subscriptions.id, person.subscriptions.map(idOf));
  // By query, because a call may have stored a payment or customer since the person was found.
  const atStripe = sql`
    select ${orders.paymentIntentId} as object_id from ${orders}
      where ${areTheirOrders} and ${orders.paymentIntentId} is not null
    union select ${quiz2Subscriptions.stripeCustomerId} from ${quiz2Subscriptions}
      where ${areTheirSubscriptions} and ${quiz2Subscriptions.stripeCustomerId} is not null`;
  const [requested] = await db.batch([
    requestSyncOf(db, atStripe, erasedAt - SWEEP_GRACE_MS).returning({ id: stripeSyncs.objectId }),
    insertDataRequest(db, {
      ...request,
      kind: "erase",
      fileOwners: listFileOwners(person),
    }),
    suppressMails(db, { recipient: person.recipient, kinds: suppressed, at: erasedAt }),
    db.delete(waitlistSignups).where(isAmong(waitlistSignups.id, person.waitlist.map(idOf))),
    db.delete(quizSubmissions).where(isAmong(quizSubmissions.id, person.submissions.map(idOf))),
    db.delete(quizReaders).where(
      isAmong(
        quizReaders.visitorHash,
        person.readers.map(({ visitorHash }) => visitorHash),
      ),
    ),
    db.delete(exitOffers).where(
      isAmong(
        exitOffers.visitorHash,
        person.exitOffers.map(({ visitorHash }) => visitorHash),
      ),
    ),
    // Before the mails: the operator has the others in a mail of their own, or will have.
    db
      .update(withdrawals)
      .set({ erasedAt })
      .where(
        and(
          isDeclared,
          isNull(withdrawals.settledAt),
          isNull(withdrawals.erasedAt),
          sql`not exists (select 1 from email_jobs j where j.id = withdrawals.id)`,
        ),
      ),
    db.delete(withdrawals).where(and(isDeclared, isNull(withdrawals.erasedAt))),
    db
      .delete(emailJobs)
      .where(
        and(
          isAmong(emailJobs.id, person.mails.map(idOf)),
          or(ne(emailJobs.kind, "withdrawal_notice"), isNotNull(emailJobs.sentAt)),
        ),
      ),
    // The notices that are left: `markEmailSent` deletes them.
    db
      .update(emailJobs)
      .set({ dedupeKey: sql`${ERASED_NOTICE} || ${emailJobs.id}` })
      .where(isAmong(emailJobs.id, person.mails.map(idOf))),
    db.delete(emailJobs).where(isAmong(emailJobs.attemptId, attemptIds)),
    db.delete(reviews).where(isAmong(reviews.id, person.reviews.map(idOf))),
    db.delete(orderVisitors).where(isAmong(orderVisitors.orderId, orderIds)),
    db
      .update(orders)
      // Nobody's browser, but not null, and unique for each open order.
      .set({
        ...NOBODY,
        archetype: null,
        quizResult: null,
        visitorHash: sql`'erased:' || ${orders.id}`,
        // Not to be paid by a payment that is just being opened.
        status: sql`iif(${isUnpaid} and ${orders.paymentIntentId} is null, 'canceled', ${orders.status})`,
        updatedAt: erasedAt,
      })
      .where(areTheirOrders),
    db
      .update(quiz2Subscriptions)
      .set({
        email: REMOVED_ADDRESS,
        country: null,
        mailbox: null,
        visitorHash: null,
        checkoutUrl: null,
        cardHash: null,
        // Stripe's clock may be ahead: a payment made before must not look as if made afterwards.
        cancelRequestedAt: sql`coalesce(${quiz2Subscriptions.cancelRequestedAt}, max(${erasedAt}, coalesce(${quiz2Subscriptions.lastEventAt}, 0)))`,
      })
      .where(areTheirSubscriptions),
    db.delete(quiz2Pulses).where(ofAttempts(quiz2Pulses.attemptId)),
    db.delete(quiz2AttemptVisitors).where(ofAttempts(quiz2AttemptVisitors.attemptId)),
    db
      .update(quiz2Attempts)
      .set({
        userId: null,
        visitorHash: null,
        scores: null,
        bankVersion: null,
        answers: null,
        answeredAt: null,
        timeSpentSeconds: 0,
        linkGeneration: sql`${quiz2Attempts.linkGeneration} + 1`,
      })
      .where(isAmong(quiz2Attempts.id, attemptIds.filter(isSold))),
    db.delete(quiz2Attempts).where(
      isAmong(
        quiz2Attempts.id,
        attemptIds.filter((id) => !isSold(id)),
      ),
    ),
    db.delete(quiz2Users).where(isAmong(quiz2Users.id, person.users.map(idOf))),
  ]);
  return requested.map(idOf);
}

const idOf = <Id>({ id }: { id: Id }): Id => id;

/** Whether no erasure of a mailbox has begun since: nothing else suppresses the mail that delivers a purchase. */
export const notErasedSince = (recipient: string | SQL, since: number): SQL =>
  sql`not exists (select 1 from ${mailSuppressions} where ${mailSuppressions.recipient} = ${recipient}
    and ${mailSuppressions.kind} = 'order_delivery' and ${mailSuppressions.suppressedAt} >= ${since})`;

export const wasErasedSince = async (
  db: Database,
  recipient: string,
  since: number,
): Promise<boolean> => {
  const [found] = await db.all<{ is_left: 0 | 1 }>(
    sql`select ${notErasedSince(recipient, since)} as is_left`,
  );
  return found?.is_left === 0;
};

type Suppression = {
  readonly recipient: string;
  readonly kinds: readonly MailKind[];
  readonly at: number;
};

/** A known suppression is renewed, so that it also covers what was bought since. */
const suppressMails = (db: Database, { recipient, kinds, at }: Suppression) =>
  db
    .insert(mailSuppressions)
    // `where true` tells the parser that ON CONFLICT does not belong to a join.
    .select(
      sql`select ${recipient}, value, ${at} from json_each(${JSON.stringify(kinds)}) where true`,
    )
    .onConflictDoUpdate({
      target: [mailSuppressions.recipient, mailSuppressions.kind],
      set: { suppressedAt: at },
    });

/** Ends a kind of mail for a mailbox: no more is queued, and what waits is withdrawn. Idempotent. */
export async function endMails(
  db: Database,
  person: Person,
  { kind, ...request }: Omit<NewDataRequest, "kind" | "counts" | "fileOwners"> & { kind: MailKind },
): Promise<void> {
  const at = request.requestedAt;
  const waiting = person.mails.filter((job) => job.kind === kind).map(idOf);
  const leaves = kind === "waitlist_welcome" ? person.waitlist.map(idOf) : [];
  const stopsOf = (series: MailKind) =>
    isAmong(quiz2Subscriptions.id, kind === series ? person.subscriptions.map(idOf) : []);
  await db.batch([
    insertDataRequest(db, { ...request, kind: "stop_mails", counts: {}, fileOwners: [] }),
    suppressMails(db, { recipient: person.recipient, kinds: [kind], at }),
    db.delete(emailJobs).where(and(isAmong(emailJobs.id, waiting), ne(emailJobs.status, "sent"))),
    db.delete(waitlistSignups).where(isAmong(waitlistSignups.id, leaves)),
    db
      .update(quiz2Subscriptions)
      .set({ dailyMailsStoppedAt: sql`coalesce(${quiz2Subscriptions.dailyMailsStoppedAt}, ${at})` })
      .where(stopsOf("plan_day")),
    db
      .update(quiz2Subscriptions)
      .set({
        weeklyMailsStoppedAt: sql`coalesce(${quiz2Subscriptions.weeklyMailsStoppedAt}, ${at})`,
      })
      .where(stopsOf("plan_week")),
  ]);
}

/** The names that we keep: those of the dating quiz and its orders, which may be missing, and those of reviews. */
export type HeldName =
  | { readonly of: "quiz"; readonly name: string | null }
  | { readonly of: "review"; readonly name: string };

/**
 * Changes all names of a kind at once. A renamed review is read again before it is shown. The files of orders contain
 * the name too: they are still to be deleted, so that they are printed again. Returns the owners of these files.
 */
export async function renamePerson(
  db: Database,
  person: Person,
  { of, name, ...request }: Omit<NewDataRequest, "kind" | "counts" | "fileOwners"> & HeldName,
): Promise<readonly ReportOwner[]> {
  const firstName = name ?? "";
  const fileOwners = of === "quiz" ? listFileOwners({ attempts: [], orders: person.orders }) : [];
  await db.batch([
    insertDataRequest(db, { ...request, kind: "rename", counts: {}, fileOwners }),
    ...(of === "quiz"
      ? [
          db
            .update(quizSubmissions)
            .set({ name })
            .where(isAmong(quizSubmissions.id, person.submissions.map(idOf))),
          db
            .update(orders)
            .set({ quizResult: sql`json_set(${orders.quizResult}, '$.name', ${name})` })
            .where(and(isAmong(orders.id, person.orders.map(idOf)), isNotNull(orders.quizResult))),
        ]
      : [
          db
            .update(reviews)
            .set({
              firstName,
              status: sql`case ${reviews.status} when 'published' then 'received' else ${reviews.status} end`,
              updatedAt: request.requestedAt,
            })
            .where(isAmong(reviews.id, person.reviews.map(idOf))),
        ]),
  ]);
  return fileOwners;
}
