import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { AttemptId, PersonSubject } from "#app/domain/ids.ts";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import type { Database } from "./database.ts";
import { foldedEmail, hasNumber } from "./schema/column-rules.ts";
import {
  charges,
  orders,
  quiz2Attempts,
  quiz2Subscriptions,
  quiz2Users,
  quizSubmissions,
  waitlistSignups,
} from "./schema.ts";

const ofOrder = ({ id }: { id: OrderId }) => ({ kind: "order", id }) as const;
const ofAttempt = ({ id }: { id: AttemptId }) => ({ kind: "attempt", id }) as const;

const MOST = 20;

/** What is held under an address: purchases first, then the rest. Each lookup uses an index. */
export async function findByAddress(db: Database, address: string): Promise<PersonSubject | null> {
  const folded = foldEmailAddress(address);
  const isTheirs = (table: Parameters<typeof foldedEmail>[0]) =>
    and(isNotNull(table.email), eq(foldedEmail(table), folded));
  const [bought, subscribed, attempts, submissions, signups] = await db.batch([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(isTheirs(orders))
      .orderBy(desc(orders.createdAt))
      .limit(1),
    db
      .select({ id: quiz2Subscriptions.attemptId, email: quiz2Subscriptions.email })
      .from(quiz2Subscriptions)
      .where(
        or(...[foldMailbox(address), folded].map((box) => eq(quiz2Subscriptions.mailbox, box))),
      )
      .limit(MOST),
    db
      .select({ id: quiz2Attempts.id })
      .from(quiz2Users)
      .innerJoin(quiz2Attempts, eq(quiz2Attempts.userId, quiz2Users.id))
      .where(isTheirs(quiz2Users))
      .limit(1),
    db
      .select({ id: quizSubmissions.id })
      .from(quizSubmissions)
      .where(eq(foldedEmail(quizSubmissions), folded)),
    db
      .select({ id: waitlistSignups.id })
      .from(waitlistSignups)
      .where(eq(foldedEmail(waitlistSignups), folded)),
  ]);
  // Another address may share the mailbox.
  const paid = subscribed.filter(({ email }) => foldEmailAddress(email ?? "") === folded);
  const [first] = [
    ...bought.map(ofOrder),
    ...[...paid, ...attempts].map(ofAttempt),
    ...submissions.map(({ id }) => ({ kind: "submission", id }) as const),
    ...signups.map(({ id }) => ({ kind: "signup", id }) as const),
  ];
  return first ?? null;
}

/** Finds by the id of an order or attempt, or by Stripe's id of an order's payment, a customer or a charge. */
export async function findById(db: Database, id: string): Promise<PersonSubject | null> {
  const charged = sql`(select ${charges.ownerId} from ${charges} where ${charges.id} = ${id})`;
  const [bought, attempts, subscribed] = await db.batch([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.id} in (${id}, ${charged}) or ${orders.paymentIntentId} = ${id}`),
    db
      .select({ id: quiz2Attempts.id })
      .from(quiz2Attempts)
      .where(sql`${quiz2Attempts.id} in (${id}, ${charged})`),
    db
      .select({ id: quiz2Subscriptions.attemptId })
      .from(quiz2Subscriptions)
      .where(eq(quiz2Subscriptions.stripeCustomerId, id)),
  ]);
  const [first] = [...bought.map(ofOrder), ...[...attempts, ...subscribed].map(ofAttempt)];
  return first ?? null;
}

/** Finds an order by the beginning of its id, which buyers quote as the order number. */
export async function findByOrderNumber(
  db: Database,
  number: string,
): Promise<PersonSubject | null> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(hasNumber(orders.id, number))
    .limit(1);
  return found ? ofOrder(found) : null;
}

/** The email address behind a row; null if the row does not exist or has none. */
export async function findAddressOf(db: Database, subject: PersonSubject): Promise<string | null> {
  switch (subject.kind) {
    case "order": {
      const [row] = await db
        .select({ email: orders.email })
        .from(orders)
        .where(eq(orders.id, subject.id));
      return row?.email ?? null;
    }
    case "attempt": {
      const [row] = await db
        .select({
          email: sql<string | null>`coalesce(${quiz2Users.email}, ${quiz2Subscriptions.email})`,
        })
        .from(quiz2Attempts)
        .leftJoin(quiz2Users, eq(quiz2Users.id, quiz2Attempts.userId))
        .leftJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, quiz2Attempts.id))
        .where(eq(quiz2Attempts.id, subject.id));
      return row?.email ?? null;
    }
    case "submission": {
      const [row] = await db
        .select({ email: quizSubmissions.email })
        .from(quizSubmissions)
        .where(eq(quizSubmissions.id, subject.id));
      return row?.email ?? null;
    }
    case "signup": {
      const [row] = await db
        .select({ email: waitlistSignups.email })
        .from(waitlistSignups)
        .where(eq(waitlistSignups.id, subject.id));
      return row?.email ?? null;
    }
  }
}
