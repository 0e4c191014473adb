import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

type Statement = { readonly sql: string; readonly params: readonly unknown[] };
type Answers = readonly D1Result<Record<string, unknown>>[];
type Note = (answers: Answers, sent: readonly Statement[]) => void;

/** Wraps a database: `note` gets the results, with their cost, of each round trip. */
export function meterDatabase(d1: D1Database, note: Note): D1Database {
  const statements = new WeakMap<object, Statement>();
  const carry = async (sent: readonly Statement[]): Promise<Answers> => {
    const answers = await d1.batch<Record<string, unknown>>(
      sent.map(({ sql, params }) => d1.prepare(sql).bind(...params)),
    );
    note(answers, sent);
    return answers;
  };
  const find = (prepared: object): Statement => {
    const statement = statements.get(prepared);
    if (!statement) throw new Error("Unknown prepared statement.");
    return statement;
  };
  const prepare = (sql: string, params: readonly unknown[] = []): D1PreparedStatement => {
    const send = async () => (await carry([{ sql, params }]))[0];
    const prepared = {
      bind: (...given: unknown[]) => prepare(sql, given),
      all: send,
      run: send,
      raw: async () => ((await send())?.results ?? []).map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
    statements.set(prepared, { sql, params });
    return prepared;
  };
  const batch = (prepared: D1PreparedStatement[]) => carry(prepared.map(find));
  return { prepare: (sql: string) => prepare(sql), batch } as unknown as D1Database;
}
