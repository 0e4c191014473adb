import { and, desc, eq, gte, isNotNull, lt, or, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import type { Database } from "./database.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import {
  charges,
  orders,
  quiz2Attempts,
  quiz2Subscriptions,
  quiz2Users,
  quizSubmissions,
  waitlistSignups,
} from "./schema.ts";

type Found = { readonly kind: "order" | "attempt" | "signup" | "submission"; readonly id: string };

const ofKind =
  (kind: Found["kind"]) =>
  ({ id }: { id: string | number }): Found => ({ kind, id: String(id) });

const MOST = 20;

/** What is held under an address: purchases first, then the rest. Each lookup uses an index. */
export async function findByAddress(db: Database, address: string): Promise<Found | null> {
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
    ...bought.map(ofKind("order")),
    ...[...paid, ...attempts].map(ofKind("attempt")),
    ...submissions.map(ofKind("submission")),
    ...signups.map(ofKind("signup")),
  ];
  return first ?? null;
}

/** By the id of an order or attempt, the payment of an order, a customer or a charge at Stripe. */
export async function findById(db: Database, id: string): Promise<Found | null> {
  const [bought, attempts, subscribed, charged] = await db.batch([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(or(eq(orders.id, id as OrderId), eq(orders.paymentIntentId, id))),
    db
      .select({ id: quiz2Attempts.id })
      .from(quiz2Attempts)
      .where(eq(quiz2Attempts.id, id as AttemptId)),
    db
      .select({ id: quiz2Subscriptions.attemptId })
      .from(quiz2Subscriptions)
      .where(eq(quiz2Subscriptions.stripeCustomerId, id)),
    db.select({ id: charges.ownerId, sold: charges.sold }).from(charges).where(eq(charges.id, id)),
  ]);
  const [first] = [
    ...bought.map(ofKind("order")),
    ...[...attempts, ...subscribed].map(ofKind("attempt")),
    ...charged.map(({ id: owner, sold }) =>
      ofKind(isOfOrder(sold) ? "order" : "attempt")({ id: owner }),
    ),
  ];
  return first ?? null;
}

const isOfOrder = (sold: (typeof charges.$inferSelect)["sold"]): boolean =>
  sold === "dating_bundle" || sold === "perfectionism_toolkit";

/** By the beginning of its id, which buyers quote as the order number. */
export async function findByOrderNumber(db: Database, number: string): Promise<Found | null> {
  const next = (Number.parseInt(number, 16) + 1).toString(16).padStart(8, "0");
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        gte(orders.id, number as OrderId),
        // After "ffffffff" comes nothing.
        next.length > 8 ? undefined : lt(orders.id, next as OrderId),
      ),
    )
    .limit(1);
  return found ? ofKind("order")(found) : null;
}

/** The email address behind a row; null if the row does not exist or has none. */
export async function findAddressOf(db: Database, { kind, id }: Found): Promise<string | null> {
  switch (kind) {
    case "order": {
      const [row] = await db
        .select({ email: orders.email })
        .from(orders)
        .where(eq(orders.id, id as OrderId));
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
        .where(eq(quiz2Attempts.id, id as AttemptId));
      return row?.email ?? null;
    }
    case "submission": {
      const [row] = await db
        .select({ email: quizSubmissions.email })
        .from(quizSubmissions)
        .where(eq(quizSubmissions.id, Number(id)));
      return row?.email ?? null;
    }
    case "signup": {
      const [row] = await db
        .select({ email: waitlistSignups.email })
        .from(waitlistSignups)
        .where(eq(waitlistSignups.id, Number(id)));
      return row?.email ?? null;
    }
  }
}
