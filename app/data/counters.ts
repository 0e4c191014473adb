import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { type Counter, counters } from "./schema.ts";

export async function readCounter(db: Database, name: Counter): Promise<number> {
  const [row] = await db
    .select({ total: counters.total })
    .from(counters)
    .where(eq(counters.name, name));
  if (row === undefined) throw new Error(`The row ${name} of counters is missing.`);
  return row.total;
}
