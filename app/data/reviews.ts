import { and, desc, eq, gt, gte, inArray, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import type { Purchase } from "#app/domain/purchase/reviewed-purchase.ts";
import type { PublishedReview, ReviewedProduct } from "#app/domain/review.ts";
import { type Database, selectRow } from "./database.ts";
import { suppressRecipients } from "./mail-suppressions.ts";
import { firstRenewal, hasBuyer } from "./schema/column-rules.ts";
import { emailJobs, orders, quiz2Subscriptions, reviews } from "./schema.ts";

type Row = typeof reviews.$inferSelect;

/** What a reviewer writes. */
export type WrittenReview = Pick<Row, "rating" | "text" | "firstName">;
export type StoredReview = WrittenReview & Pick<Row, "status">;

const isAbout = ({ kind, id }: Purchase): SQL =>
  kind === "order" ? eq(reviews.orderId, id) : eq(reviews.attemptId, id);

const isPaidSubscription = and(
  isNotNull(quiz2Subscriptions.stripeSubId),
  inArray(quiz2Subscriptions.paymentState, ["clear", "won"]),
);

const canBeAsked = (table: typeof orders | typeof quiz2Subscriptions): SQL | undefined =>
  and(isNotNull(table.email), hasBuyer(table));

/** Whether the purchase is paid, not closed by a refund or a dispute, and its buyer was not erased. */
export async function isStillPaid(db: Database, { kind, id }: Purchase): Promise<boolean> {
  const found =
    kind === "order"
      ? await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, id), eq(orders.status, "paid"), hasBuyer(orders)))
      : await db
          .select({ id: quiz2Subscriptions.id })
          .from(quiz2Subscriptions)
          .where(
            and(
              eq(quiz2Subscriptions.attemptId, id),
              isPaidSubscription,
              hasBuyer(quiz2Subscriptions),
            ),
          );
  return found.length === 1;
}

/** The newest reviews of purchases that are still paid for. */
export async function listPublishedReviews(
  db: Database,
  product: ReviewedProduct,
  limit: number,
): Promise<PublishedReview[]> {
  const { id, rating, text, firstName } = reviews;
  const query = db.select({ id, rating, text, firstName }).from(reviews);
  const isPublished = eq(reviews.status, "published");
  const found =
    product === "life_assessment"
      ? query
          .innerJoin(quiz2Subscriptions, eq(quiz2Subscriptions.attemptId, reviews.attemptId))
          .where(and(isPublished, isPaidSubscription))
      : query
          .innerJoin(orders, eq(orders.id, reviews.orderId))
          .where(and(isPublished, eq(orders.product, product), eq(orders.status, "paid")));
  return found.orderBy(desc(reviews.updatedAt)).limit(limit);
}

export async function findReview(db: Database, purchase: Purchase): Promise<StoredReview | null> {
  const [found] = await db
    .select({
      rating: reviews.rating,
      text: reviews.text,
      firstName: reviews.firstName,
      status: reviews.status,
    })
    .from(reviews)
    .where(isAbout(purchase));
  return found ?? null;
}

/**
 * Stores the one review of a purchase; a later call changes it. False: it is published, and stays as it is, or the buyer
 * was erased.
 */
export async function storeReview(
  db: Database,
  { kind, id }: Purchase,
  review: WrittenReview & { readonly id: string; readonly writtenAt: number },
): Promise<boolean> {
  const { id: reviewId, writtenAt, ...written } = review;
  const times = { consentedAt: writtenAt, updatedAt: writtenAt };
  const about = kind === "order" ? { orderId: id } : { attemptId: id };
  const column = kind === "order" ? reviews.orderId : reviews.attemptId;
  const exists =
    kind === "order"
      ? sql`exists (select 1 from ${orders} where ${and(eq(orders.id, id), hasBuyer(orders))})`
      : sql`exists (select 1 from ${quiz2Subscriptions} where ${and(eq(quiz2Subscriptions.attemptId, id), hasBuyer(quiz2Subscriptions))})`;
  const stored = await db
    .insert(reviews)
    .select(
      selectRow(
        reviews,
        { id: reviewId, ...about, ...written, ...times, createdAt: writtenAt },
        exists,
      ),
    )
    .onConflictDoUpdate({
      target: column,
      targetWhere: isNotNull(column),
      set: { ...written, ...times },
      setWhere: ne(reviews.status, "published"),
    })
    .returning({ id: reviews.id });
  return stored.length === 1;
}

export type DuePurchase = { readonly purchase: Purchase; readonly email: EmailAddress };

const wasNotAsked = (key: SQL): SQL =>
  sql`not exists (select 1 from ${emailJobs} where ${emailJobs.dedupeKey} = ${key})`;

/**
 * The purchases whose buyers have not been asked yet: orders paid in this time, and subscriptions first renewed in it
 * that still run at `now`. There may be more after the returned `until`.
 */
export async function listPurchasesToReview(
  db: Database,
  { after, until, now }: Record<"after" | "until" | "now", number>,
  limit: number,
): Promise<{ due: DuePurchase[]; until: number }> {
  const renewedAt = firstRenewal(quiz2Subscriptions);
  const [bought, renewed] = await db.batch([
    db
      .select({ id: orders.id, email: orders.email, at: sql<number>`${orders.paidAt}` })
      .from(orders)
      .where(
        and(
          gt(orders.paidAt, after),
          lte(orders.paidAt, until),
          eq(orders.status, "paid"),
          canBeAsked(orders),
          wasNotAsked(sql`'review_request:order:' || ${orders.id}`),
        ),
      )
      .orderBy(orders.paidAt)
      .limit(limit),
    db
      .select({
        id: quiz2Subscriptions.attemptId,
        email: quiz2Subscriptions.email,
        at: sql<number>`${renewedAt}`,
      })
      .from(quiz2Subscriptions)
      .where(
        and(
          sql`${quiz2Subscriptions.status} = 'active'`,
          sql`${renewedAt} > ${after} and ${renewedAt} <= ${until}`,
          gte(quiz2Subscriptions.periodEnd, now),
          gt(quiz2Subscriptions.periodEnd, renewedAt),
          canBeAsked(quiz2Subscriptions),
          wasNotAsked(sql`'review_request:attempt:' || ${quiz2Subscriptions.attemptId}`),
        ),
      )
      .orderBy(renewedAt)
      .limit(limit),
  ]);
  const due = [
    ...bought.map(({ id, email }) => ({ purchase: { kind: "order" as const, id }, email })),
    ...renewed.map(({ id, email }) => ({ purchase: { kind: "attempt" as const, id }, email })),
  ].map(({ purchase, email }) => ({ purchase, email: email as EmailAddress }));
  // There may be others of the same millisecond as the last of a full list.
  const ends = [bought, renewed].map((list) => (list[limit - 1]?.at ?? until + 1) - 1);
  return { due, until: Math.min(...ends) };
}

/** Stops all review requests to the mailbox that was asked about this purchase. Idempotent. */
export async function stopReviewRequests(
  db: Database,
  dedupeKey: string,
  stoppedAt: number,
): Promise<void> {
  await suppressRecipients(db, eq(emailJobs.dedupeKey, dedupeKey), stoppedAt);
}
