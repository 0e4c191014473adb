import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { CostWalk } from "./cost-walk.ts";
import { median } from "./figures.ts";

const WALKS = 200;

type Prepared = { sql: string; params: SQLInputValue[] };

/** Milliseconds that SQLite alone, without a worker around it, takes for a completed assessment with its mail. */
export async function timeStatements(path: string): Promise<number> {
  const database = new DatabaseSync(path);
  database.exec("pragma synchronous = normal");
  let workedMs = 0;
  const d1 = openAsD1(database, (ms) => {
    workedMs += ms;
  });
  const walksMs: number[] = [];
  for (let walk = 0; walk < WALKS; walk++) {
    workedMs = 0;
    const visitor = new CostWalk(d1, crypto.randomUUID());
    await visitor.assess();
    await visitor.mail();
    walksMs.push(workedMs);
  }
  database.close();
  return median(walksMs);
}

/** As much of D1 as `CostWalk` uses. A batch is a transaction, as in D1. */
function openAsD1(database: DatabaseSync, note: (ms: number) => void): D1Database {
  const prepare = (sql: string) => ({
    bind: (...params: SQLInputValue[]): Prepared => ({ sql, params }),
  });
  const batch = async (batched: Prepared[]) => {
    const startedAt = performance.now();
    database.exec("begin");
    const answers = batched.map(({ sql, params }) => {
      const before = countChanges(database);
      const results = database.prepare(sql).all(...params);
      const changes = countChanges(database) - before;
      return { results, success: true, meta: { changes, rows_read: 0, rows_written: 0 } };
    });
    database.exec("commit");
    note(performance.now() - startedAt);
    return answers;
  };
  return { prepare, batch } as unknown as D1Database;
}

const countChanges = (database: DatabaseSync): number =>
  Number(database.prepare("select total_changes() as total").get()?.["total"]);
