import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { stripeCursors } from "./schema.ts";

/** How far Stripe's event list has been read; null before the first read. */
export async function findEventCursor(db: Database): Promise<number | null> {
  const [row] = await db.select().from(stripeCursors).where(eq(stripeCursors.id, 1));
  return row?.readUntil ?? null;
}

/** Notes that the list has answered, and how far it was read. */
export async function moveEventCursor(
  db: Database,
  readUntil: number,
  answeredAt: number,
): Promise<void> {
  await db
    .insert(stripeCursors)
    .values({ id: 1, readUntil, answeredAt })
    .onConflictDoUpdate({
      target: stripeCursors.id,
      set: { readUntil: sql`max(${stripeCursors.readUntil}, excluded.read_until)`, answeredAt },
    });
}
