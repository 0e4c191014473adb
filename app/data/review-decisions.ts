import { sql } from "drizzle-orm";
import type { REVIEW_STATUSES } from "#app/domain/review.ts";
import type { Database } from "./database.ts";

const STATUS_OF_VERB = { publish: "published", hide: "hidden" } as const;
export type ReviewVerb = keyof typeof STATUS_OF_VERB;

/** Whether a purchase is still paid for: otherwise its review is not published. */
const isPaid = sql`(exists (select 1 from orders where orders.id = order_id and orders.status = 'paid')
  or exists (select 1 from quiz2_subscriptions as s where s.attempt_id = reviews.attempt_id and s.payment_state in ('clear', 'won')))`;

/** A review as the operator reads it, whether or not its purchase is still paid for. */
export type ListedReview = {
  readonly id: string;
  readonly status: (typeof REVIEW_STATUSES)[number];
  readonly rating: number;
  readonly first_name: string;
  readonly text: string;
  /** `order <id>` or `attempt <id>`. */
  readonly about: string;
  readonly is_paid: 0 | 1;
};

/** Returns the newest hundred. */
export const listReviews = (db: Database): Promise<ListedReview[]> =>
  db.all<ListedReview>(sql`select id, status, rating, first_name, text,
    coalesce('order ' || order_id, 'attempt ' || attempt_id) as about, ${isPaid} as is_paid
    from reviews where created_at > 0 order by created_at desc limit 100`);

/** False if the review does not exist, or its purchase is not paid. */
export async function decideReview(
  db: Database,
  verb: ReviewVerb,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const mayBe = verb === "publish" ? isPaid : sql`true`;
  const decided = await db.all(sql`update reviews set status = ${STATUS_OF_VERB[verb]},
    updated_at = ${nowMs} where id = ${id} and ${mayBe} returning id`);
  return decided.length === 1;
}
