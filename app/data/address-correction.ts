import { and, eq, inArray, or, sql } from "drizzle-orm";
import {
  type EmailAddress,
  foldEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { endGrants, type VisitorAttempt } from "./quiz2-rights.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { foldedEmail, isAmong } from "./schema/column-rules.ts";
import {
  emailJobs,
  orders,
  orderVisitors,
  quiz2Attempts,
  quiz2Subscriptions,
  quiz2Users,
} from "./schema.ts";

/**
 * Whether this browser started the attempt or paid for it. A mailed link does not count: it may have reached the wrong
 * person.
 */
export async function isBuyer(db: Database, { id, visitorHash }: VisitorAttempt): Promise<boolean> {
  const found = await db
    .select({ id: quiz2Subscriptions.id })
    .from(quiz2Subscriptions)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(
      and(
        eq(quiz2Subscriptions.attemptId, id),
        or(
          eq(quiz2Subscriptions.visitorHash, visitorHash),
          eq(quiz2Attempts.visitorHash, visitorHash),
        ),
      ),
    );
  return found.length === 1;
}

type Correction = {
  readonly email: EmailAddress;
  readonly correctedAt: number;
  readonly job: NewEmailJob;
};

/**
 * Replaces the address of a subscription and of its queued mails; ends the links that were mailed to the old address,
 * with the access of browsers they let in; and queues the mail to the new one. False: its buyer was erased.
 */
export async function correctAddress(
  db: Database,
  attempt: VisitorAttempt,
  { row, email, correctedAt, job }: Correction & { readonly row: Pick<SubscriptionRow, "email"> },
): Promise<boolean> {
  const emailFolded = foldEmailAddress(email);
  const mailbox = foldMailbox(email);
  const before = foldEmailAddress((row.email ?? "") as EmailAddress);
  // Not set if another subscription has this mailbox: correcting an address must not end or open someone else's.
  const isTaken = sql`exists (select 1 from ${quiz2Subscriptions} as other where other.mailbox = ${mailbox} and other.attempt_id <> ${attempt.id} and other.stripe_sub_id is not null and other.status <> 'canceled')`;
  const isTheirs = and(
    eq(quiz2Subscriptions.attemptId, attempt.id),
    sql`${quiz2Subscriptions.email} is not ${REMOVED_ADDRESS}`,
  );
  const exists = sql`exists (select 1 from ${quiz2Subscriptions} where ${isTheirs})`;
  const [corrected] = await db.batch([
    db
      .update(quiz2Subscriptions)
      .set({ email, mailbox: sql`case when ${isTaken} then null else ${mailbox} end` })
      .where(isTheirs)
      .returning({ id: quiz2Subscriptions.id }),
    db
      .update(quiz2Users)
      .set({ email, emailFolded, updatedAt: correctedAt })
      .where(
        and(
          sql`${quiz2Users.id} = (select user_id from ${quiz2Attempts} where ${eq(quiz2Attempts.id, attempt.id)})`,
          eq(foldedEmail(quiz2Users), before),
          exists,
        ),
      ),
    db
      .update(emailJobs)
      .set({ email, recipient: job.recipient })
      .where(
        and(eq(emailJobs.attemptId, attempt.id), inArray(emailJobs.status, ["queued"]), exists),
      ),
    ...endGrants(db, attempt),
    insertEmailJob(db, job, exists),
  ]);
  return corrected.length === 1;
}

/**
 * Corrects the address of a one-time purchase, which has no customer at Stripe. False: the order is not paid, or its
 * buyer was erased.
 */
export async function correctOrderAddress(
  db: Database,
  id: OrderId,
  { email, correctedAt, job }: Correction,
): Promise<boolean> {
  const isTheirs = and(
    eq(orders.id, id),
    eq(orders.status, "paid"),
    sql`${orders.email} is not ${REMOVED_ADDRESS}`,
  );
  const exists = sql`exists (select 1 from ${orders} where ${isTheirs})`;
  const [changed] = await db.batch([
    db
      .update(orders)
      .set({ email, emailFolded: foldEmailAddress(email), updatedAt: correctedAt })
      .where(isTheirs)
      .returning({ id: orders.id }),
    // Browsers let in by a link to the old address.
    db.delete(orderVisitors).where(and(eq(orderVisitors.orderId, id), exists)),
    insertEmailJob(db, job, exists),
  ]);
  return changed.length === 1;
}

/** Ends the access that mailed links gave to other browsers: to attempts, whose links end too, and to orders. */
export async function endAllGrants(
  db: Database,
  { attempts, orderIds }: { attempts: readonly VisitorAttempt[]; orderIds: readonly OrderId[] },
): Promise<void> {
  await db.batch([
    db.delete(orderVisitors).where(isAmong(orderVisitors.orderId, orderIds)),
    ...attempts.flatMap((attempt) => endGrants(db, attempt)),
  ]);
}
