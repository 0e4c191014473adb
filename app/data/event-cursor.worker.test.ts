import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { emptyTables, readRows } from "../../tests/fixtures/rows.ts";
import { createDatabase } from "./database.ts";
import { findEventCursor, moveEventCursor } from "./event-cursor.ts";

test("The cursor of Stripe's events never moves back, and each answer is noted", async () => {
  await emptyTables();
  const db = createDatabase(env.DB);
  expect(await findEventCursor(db)).toBeNull();
  const moves = [
    [20, 101],
    [10, 102],
    [30, 103],
  ] as const;
  const found: unknown[] = [];
  for (const [readUntil, answeredAt] of moves) {
    await moveEventCursor(db, readUntil, answeredAt);
    const query = "select answered_at as at from stripe_cursors";
    const [row] = await readRows<{ at: number }>(query);
    found.push([await findEventCursor(db), row?.at]);
  }
  expect(found).toEqual([
    [20, 101],
    [20, 102],
    [30, 103],
  ]);
});
