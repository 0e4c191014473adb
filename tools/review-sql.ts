const STATUS_OF_VERB = { publish: "published", hide: "hidden" } as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a purchase is still paid for: other reviews are not published. */
const IS_PAID = `(exists (select 1 from orders where orders.id = order_id and orders.status = 'paid')
  or exists (select 1 from quiz2_subscriptions as s where s.attempt_id = reviews.attempt_id and s.standing in ('clear', 'won')))`;

const LIST = `select id, status, rating, first_name, text, coalesce('order ' || order_id, 'attempt ' || attempt_id) as about,
  ${IS_PAID} as is_paid from reviews order by created_at desc limit 100`;

/** The statement of a command line, which returns the reviews that it lists or changes; null if it is none. */
export function writeReviewSql(
  [verb, id, ...rest]: readonly string[],
  nowMs: number,
): string | null {
  if (verb === "list") return id === undefined ? LIST : null;
  if (verb !== "publish" && verb !== "hide") return null;
  if (rest.length > 0 || id === undefined || !UUID.test(id)) return null;
  const condition = verb === "publish" ? ` and ${IS_PAID}` : "";
  return `update reviews set status = '${STATUS_OF_VERB[verb]}', updated_at = ${nowMs}
    where id = '${id}'${condition} returning id, status, rating, first_name, text`;
}
