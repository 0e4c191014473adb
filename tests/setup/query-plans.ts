import { env } from "cloudflare:workers";
import { afterAll, expect } from "vitest";
import { findScans } from "../fixtures/query-plans.ts";

/** By drizzle, which quotes every name; the tests' own SQL quotes none, and a restore reads whole tables. */
const BY_DRIZZLE = /^(with|select (?!quote\()|insert into|update|delete from)[^']*"/;

/** Whether the plan of a statement that the code has sent is known. All files of a worker share one database. */
type Known = Map<string, boolean>;
const shared: { known?: Known } = globalThis as object;

function watch(): Known {
  const known: Known = new Map();
  const prepare = env.DB.prepare.bind(env.DB);
  env.DB.prepare = (sql) => {
    if (BY_DRIZZLE.test(sql) && !known.has(sql)) known.set(sql, false);
    return prepare(sql);
  };
  return known;
}

shared.known ??= watch();
const { known } = shared;

// No query may read a growing table from end to end.
afterAll(async () => {
  for (const [sql, isKnown] of known) {
    if (isKnown) continue;
    known.set(sql, true);
    expect(await findScans(env.DB, sql), sql).toEqual([]);
  }
});
