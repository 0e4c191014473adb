import { type SQL, sql } from "drizzle-orm";
import type { SoldCharge } from "#app/domain/purchase/charge.ts";
import type { Database } from "./database.ts";
import { charges } from "./schema.ts";

/**
 * Stores charges as they are at Stripe, in one statement; one that has not changed writes nothing. A fee that Stripe has
 * told once stays.
 */
export const storeCharges = (db: Database, rows: readonly SoldCharge[], ifAhead: SQL) => {
  const { refundedCents, feeCents, dispute } = charges;
  const given = JSON.stringify(
    rows.map((row) => [
      ...[row.id, row.ownerId, row.sold, row.amountCents, row.refundedCents],
      ...[row.feeCents, row.dispute, row.chargedAt],
    ]),
  );
  const columns = sql.raw([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `value ->> ${at}`).join(", "));
  return (
    db
      .insert(charges)
      // An `insert … select` needs every column, in the order of the table.
      .select(sql`select ${columns} from json_each(${given}) where ${ifAhead}`)
      .onConflictDoUpdate({
        target: charges.id,
        set: {
          refundedCents: sql`excluded.refunded_cents`,
          feeCents: sql`coalesce(excluded.fee_cents, ${feeCents})`,
          dispute: sql`excluded.dispute`,
        },
        setWhere: sql`${refundedCents} <> excluded.refunded_cents or ${dispute} <> excluded.dispute
          or (${feeCents} is null and excluded.fee_cents is not null)`,
      })
  );
};
