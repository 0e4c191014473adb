import { sql } from "drizzle-orm";
import type { REVIEW_STATUSES } from "#app/domain/review.ts";
import type { Database } from "./database.ts";
import { toLiteral } from "./schema/column-rules.ts";

const STATUS_OF_VERB = { publish: "published", hide: "hidden" } as const;
export type ReviewVerb = keyof typeof STATUS_OF_VERB;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a purchase is still paid for: otherwise its review is not published. */
const IS_PAID = `(exists (select 1 from orders where orders.id = order_id and orders.status = 'paid')
  or exists (select 1 from quiz2_subscriptions as s where s.attempt_id = reviews.attempt_id and s.payment_state in ('clear', 'won')))`;

// As text without parameters, because `npm run reviews` passes it to wrangler.

/** Returns the newest hundred. */
export const writeReviewList =
  (): string => `select id, status, rating, first_name, text, coalesce('order ' || order_id, 'attempt ' || attempt_id) as about,
  ${IS_PAID} as is_paid from reviews where created_at > 0 order by created_at desc limit 100`;

/** The statement that applies a decision and returns the review; null if the id is malformed. */
export function writeReviewDecision(verb: ReviewVerb, id: string, nowMs: number): string | null {
  if (!UUID.test(id)) return null;
  const condition = verb === "publish" ? ` and ${IS_PAID}` : "";
  return `update reviews set status = ${toLiteral(STATUS_OF_VERB[verb])}, updated_at = ${nowMs}
    where id = ${toLiteral(id)}${condition} returning id, status, rating, first_name, text`;
}

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

export const listReviews = (db: Database): Promise<ListedReview[]> =>
  db.all<ListedReview>(sql.raw(writeReviewList()));

/** False if the review does not exist, or its purchase is not paid. */
export async function decideReview(
  db: Database,
  verb: ReviewVerb,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const statement = writeReviewDecision(verb, id, nowMs);
  return statement !== null && (await db.all(sql.raw(statement))).length === 1;
}
