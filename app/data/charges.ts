import { type SQL, sql } from "drizzle-orm";
import { utcDayOf } from "#app/domain/day-span.ts";
import type { SoldCharge } from "#app/domain/purchase/charge.ts";
import type { FUNNEL_OF_PRODUCT } from "#app/domain/purchase/order.ts";
import type { Database } from "./database.ts";
import { countOwnStep } from "./funnel-counts.ts";
import { charges, orders, quiz2Attempts } from "./schema.ts";

/** The origin of an order or an attempt: no id is shared by both. */
const originsOf = (ownerId: SQL) =>
  sql`select origin_id from ${orders} where id = ${ownerId}
    union all select origin_id from ${quiz2Attempts} where id = ${ownerId}`;

/**
 * Stores charges as they are at Stripe, in one statement; an unchanged charge writes nothing. A known fee is kept, and
 * so is any kind but a month, which is also assumed for a charge whose invoice cannot be read yet. A charge keeps the
 * origin of its order or attempt, which may be deleted before it.
 */
export const storeCharges = (db: Database, rows: readonly SoldCharge[], ifAhead: SQL) => {
  const { sold, refundedCents, feeCents, dispute, withheldCents } = charges;
  const given = JSON.stringify(
    rows.map((row) => [
      row.id,
      row.ownerId,
      row.sold,
      row.amountCents,
      row.refundedCents,
      row.feeCents,
      row.dispute,
      row.chargedAt,
      row.withheldCents,
    ]),
  );
  const columns = sql.raw([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `value ->> ${at}`).join(", "));
  const origin = sql`(select origin_id from (${originsOf(sql`value ->> 1`)}))`;
  return (
    db
      .insert(charges)
      // An `insert … select` needs every column, in the order of the table.
      .select(
        sql`select ${columns}, ${origin}, value ->> 8 from json_each(${given}) where ${ifAhead}`,
      )
      .onConflictDoUpdate({
        target: charges.id,
        set: {
          sold: sql`iif(excluded.sold = 'month', ${sold}, excluded.sold)`,
          refundedCents: sql`excluded.refunded_cents`,
          feeCents: sql`coalesce(excluded.fee_cents, ${feeCents})`,
          dispute: sql`excluded.dispute`,
          withheldCents: sql`excluded.withheld_cents`,
        },
        setWhere: sql`excluded.sold not in ('month', ${sold}) or ${refundedCents} <> excluded.refunded_cents
          or ${dispute} <> excluded.dispute or ${withheldCents} <> excluded.withheld_cents or (${feeCents} is null and excluded.fee_cents is not null)`,
      })
  );
};

/**
 * Counts an owner's first payment, on the day of that payment, and their first refund. Goes before `storeCharges` in
 * the same batch.
 */
export function countCharges(
  db: Database,
  rows: readonly SoldCharge[],
  {
    funnel,
    countedAt,
    ifAhead,
  }: {
    funnel: "quiz2" | (typeof FUNNEL_OF_PRODUCT)[keyof typeof FUNNEL_OF_PRODUCT];
    countedAt: number;
    ifAhead: SQL;
  },
) {
  const ownerId = rows[0]?.ownerId;
  if (ownerId === undefined) return [];
  const from = sql`(${originsOf(sql`${ownerId}`)})`;
  const ofOwner = sql`select 1 from ${charges} where ${charges.ownerId} = ${ownerId}`;
  const paid = countOwnStep(db, {
    funnel,
    step: "paid",
    day: utcDayOf(Math.min(...rows.map(({ chargedAt }) => chargedAt))),
    from,
    condition: sql`not exists (${ofOwner}) and ${ifAhead}`,
  });
  const refunded = countOwnStep(db, {
    funnel,
    step: "refunded",
    day: utcDayOf(countedAt),
    from,
    condition: sql`not exists (${ofOwner} and ${charges.refundedCents} > 0) and ${ifAhead}`,
  });
  return rows.some(({ refundedCents }) => refundedCents > 0) ? [paid, refunded] : [paid];
}
