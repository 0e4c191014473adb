import { and, eq, isNull, or, sql } from "drizzle-orm";
import { foldEmailAddress, REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { Database } from "./database.ts";
import { listOpenedAttempts } from "./quiz2-entitlements.ts";
import { foldedEmail, isAmong } from "./schema/column-rules.ts";
import {
  charges,
  emailJobs,
  exitOffers,
  mailSuppressions,
  openedPayments,
  orders,
  orderVisitors,
  owedRefunds,
  quiz2Attempts,
  quiz2AttemptVisitors,
  quiz2Pulses,
  quiz2Responses,
  quiz2Subscriptions,
  quiz2Users,
  quizReaders,
  quizSubmissions,
  reviews,
  stripeEvents,
  waitlistSignups,
  withdrawals,
} from "./schema.ts";

/** Whose data it is: an address, and the hash of its mailbox (`recipientOf`). */
export type PersonKey = { readonly address: string; readonly recipient: string };

/** Everything in the database that belongs to an address. */
export type Person = PersonKey & Awaited<ReturnType<typeof readRows>>;

/**
 * Finds what is held under an address in any spelling, across all funnels. An attempt belongs to its address; a
 * subscription that someone else pays for belongs to both people. Attempts without an address, such as retakes, belong
 * to the buyer of the subscription that opens them, if they were taken in the browser that bought it or in the one that
 * started the attempt it was bought for.
 */
export async function findPerson(db: Database, key: PersonKey): Promise<Person> {
  return { ...key, ...(await readRows(db, key)) };
}

async function readRows(db: Database, { address, recipient }: PersonKey) {
  const folded = foldEmailAddress(address);
  const isTheirs = (table: Parameters<typeof foldedEmail>[0]) =>
    sql`${foldedEmail(table)} = ${folded}`;
  const mailboxes = JSON.stringify([foldMailbox(address), folded]);
  const [waitlist, submissions, users, bought, paid, mailed, notices, suppressions, declared] =
    await db.batch([
      db.select().from(waitlistSignups).where(isTheirs(waitlistSignups)),
      db.select().from(quizSubmissions).where(isTheirs(quizSubmissions)),
      db
        .select()
        .from(quiz2Users)
        .where(sql`${quiz2Users.email} is not null and ${isTheirs(quiz2Users)}`),
      db
        .select()
        .from(orders)
        .where(sql`${orders.email} is not null and ${isTheirs(orders)}`),
      db
        .select()
        .from(quiz2Subscriptions)
        .where(sql`${quiz2Subscriptions.mailbox} in (select value from json_each(${mailboxes}))`),
      db
        .select()
        .from(emailJobs)
        .where(
          or(
            eq(emailJobs.recipient, recipient),
            and(isNull(emailJobs.recipient), sql`lower(${emailJobs.email}) = ${folded}`),
          ),
        ),
      // Withdrawals they declared, mailed to the operator.
      db
        .select()
        .from(emailJobs)
        .where(
          sql`${emailJobs.kind} = 'withdrawal_notice' and lower(json_extract(${emailJobs.payload}, '$.email')) = ${folded}`,
        ),
      db.select().from(mailSuppressions).where(eq(mailSuppressions.recipient, recipient)),
      db.select().from(withdrawals).where(eq(withdrawals.emailFolded, folded)),
    ]);
  // The other indexes are by mailbox, which other addresses may share.
  const isSame = ({ email }: { email: string | null }) => foldEmailAddress(email ?? "") === folded;
  const mails = mailed.filter((job) => isSame(job) || job.email === REMOVED_ADDRESS);

  const ofUsers = await db
    .select()
    .from(quiz2Attempts)
    .where(isAmong(quiz2Attempts.userId, users.map(idOf)));
  const paidByThem = paid.filter(isSame);
  const paidForThem = await db
    .select()
    .from(quiz2Subscriptions)
    .where(isAmong(quiz2Subscriptions.attemptId, ofUsers.map(idOf)));
  // Not in browsers let in by a link: a forwarded link would disclose other people's answers.
  const opened = await listOpenedAttempts(db, {
    browsers: [...ofUsers, ...paidByThem].map(({ visitorHash }) => visitorHash),
    subscriptionIds: [...paidByThem, ...paidForThem].filter(isBought).map(idOf),
  });
  const attempts = [...ofUsers, ...opened];
  const attemptIds = attempts.map(idOf);

  const ofOrders = bought.map(idOf);
  const hashes = [...submissions, ...bought].map(({ visitorHash }) => visitorHash);
  const [subscribed, responses, attemptVisitors, orderGrants, readers, offers, reviewed, pulses] =
    await db.batch([
      db.select().from(quiz2Subscriptions).where(isAmong(quiz2Subscriptions.attemptId, attemptIds)),
      db.select().from(quiz2Responses).where(isAmong(quiz2Responses.attemptId, attemptIds)),
      db
        .select()
        .from(quiz2AttemptVisitors)
        .where(isAmong(quiz2AttemptVisitors.attemptId, attemptIds)),
      db.select().from(orderVisitors).where(isAmong(orderVisitors.orderId, ofOrders)),
      db.select().from(quizReaders).where(isAmong(quizReaders.visitorHash, hashes)),
      db.select().from(exitOffers).where(isAmong(exitOffers.visitorHash, hashes)),
      db
        .select()
        .from(reviews)
        .where(or(isAmong(reviews.orderId, ofOrders), isAmong(reviews.attemptId, attemptIds))),
      db.select().from(quiz2Pulses).where(isAmong(quiz2Pulses.attemptId, attemptIds)),
    ]);

  const known = subscribed.map(idOf);
  const subscriptions = [...subscribed, ...paidByThem.filter(({ id }) => !known.includes(id))];
  const customers = subscriptions.map(({ stripeCustomerId }) => stripeCustomerId);
  const payments = bought.map(({ paymentIntentId }) => paymentIntentId);
  const paidFor = [...ofOrders, ...subscriptions.map(attemptOf)];
  const [charged, openings, refunds, events] = await db.batch([
    db.select().from(charges).where(isAmong(charges.ownerId, paidFor)),
    db.select().from(openedPayments).where(isAmong(openedPayments.id, paidFor)),
    db
      .select()
      .from(owedRefunds)
      .where(isAmong(owedRefunds.objectId, [...customers, ...payments])),
    db
      .select()
      .from(stripeEvents)
      .where(isAmong(stripeEvents.objectId, [...customers, ...payments])),
  ]);
  return {
    waitlist,
    submissions,
    readers,
    users,
    attempts,
    responses,
    pulses,
    attemptVisitors,
    subscriptions,
    orders: bought,
    orderVisitors: orderGrants,
    openedPayments: openings,
    charges: charged,
    exitOffers: offers,
    mails: [...mails, ...notices],
    withdrawals: declared,
    reviews: reviewed,
    suppressions,
    owedRefunds: refunds,
    stripeEvents: events,
  };
}

type Subscription = typeof quiz2Subscriptions.$inferSelect;

const isBought = ({ stripeSubId, firstTrialAt }: Subscription): boolean =>
  stripeSubId !== null || firstTrialAt !== null;
const attemptOf = ({ attemptId }: Subscription) => attemptId;
const idOf = <Id>({ id }: { id: Id }): Id => id;
