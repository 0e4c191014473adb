import type { D1Database } from "@cloudflare/workers-types";
import { createDatabase, type Database } from "#app/data/database.ts";

type Value = string | number | null;
type Recorded = { text: string; values: Value[] };

/**
 * Runs one of the app's query functions without a database, and records the text and values of its first round trip, so
 * that a bare worker sends the app's statements, however they change.
 * @throws Error if the query sends nothing
 */
export async function recordStatements(
  query: (db: Database) => Promise<unknown>,
): Promise<Recorded[]> {
  let recorded: Recorded[] | undefined;
  const answer = { results: [], success: true, meta: {} };
  const prepare = (text: string, values: Value[] = []) => {
    const send = async <Rows>(rows: Rows) => {
      recorded ??= [{ text, values }];
      return rows;
    };
    return {
      text,
      values,
      bind: (...bound: Value[]) => prepare(text, bound),
      all: () => send(answer),
      run: () => send(answer),
      raw: () => send([]),
    };
  };
  const batch = async (statements: Recorded[]) => {
    recorded ??= statements.map(({ text, values }) => ({ text, values }));
    return statements.map(() => answer);
  };
  // A query may fail on the empty answer: only what it sent before that is needed.
  await query(createDatabase({ prepare, batch } as unknown as D1Database)).catch(() => {});
  if (recorded === undefined) throw new Error("The query sent no statement.");
  return recorded;
}

/** Sends recorded statements in one round trip, some values replaced. Returns the rows of the first that has any. */
export async function sendStatements<Row>(
  db: D1Database,
  statements: readonly Recorded[],
  replaced: Readonly<Record<string, Value>>,
): Promise<Row[]> {
  const prepared = statements.map(({ text, values }) =>
    db.prepare(text).bind(...values.map((value) => replaced[String(value)] ?? value)),
  );
  const [only, ...more] = prepared;
  const answers =
    only && more.length === 0 ? [await only.run<Row>()] : await db.batch<Row>(prepared);
  return answers.find(({ results }) => results.length > 0)?.results ?? [];
}
