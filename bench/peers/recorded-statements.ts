import type { D1Database } from "@cloudflare/workers-types";
import { createDatabase, type Database } from "#app/data/database.ts";

type Value = string | number | null;
type Recorded = { text: string; values: Value[] };

/**
 * Runs one of the app's query functions against nothing and keeps the text and the values of its only batch, so that a
 * bare worker sends the statements that the app sends, whatever becomes of them.
 * @throws Error if it sends no batch
 */
export async function recordBatch(query: (db: Database) => Promise<unknown>): Promise<Recorded[]> {
  let recorded: Recorded[] = [];
  const prepare = (text: string, values: Value[] = []) => ({
    ...{ text, values },
    bind: (...bound: Value[]) => prepare(text, bound),
  });
  const batch = async (statements: Recorded[]) => {
    recorded = statements;
    return statements.map(() => ({ results: [], success: true, meta: {} }));
  };
  await query(createDatabase({ prepare, batch } as unknown as D1Database));
  if (recorded.length === 0) throw new Error("The query sent no batch.");
  return recorded;
}

/** Sends a recorded batch with some of its values replaced. */
export const sendBatch = (
  db: D1Database,
  batch: readonly Recorded[],
  replaced: Readonly<Record<string, string>>,
) =>
  db.batch(
    batch.map(({ text, values }) =>
      db.prepare(text).bind(...values.map((value) => replaced[String(value)] ?? value)),
    ),
  );
