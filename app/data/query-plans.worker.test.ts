/// <reference types="vite/types/importMeta.d.ts" />
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { EmailAddress } from "#app/domain/email-address.ts";
import { findScans, recordQueries } from "../../tests/fixtures/query-plans.ts";
import { createDatabase, type Database } from "./database.ts";
import { countWaitlistSignups, insertWaitlistSignup } from "./waitlist-signups.ts";

/** Every query of this folder, run once. */
const runs: Record<string, (db: Database) => Promise<unknown>> = {
  insertWaitlistSignup: (db) =>
    insertWaitlistSignup(db, {
      email: "ada@example.test" as EmailAddress,
      source: "direct",
      signedUpAt: 1_790_000_000_000,
    }),
  countWaitlistSignups,
};

const queryFiles = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./*.test.ts", "!./schema.ts", "!./database.ts"],
  { eager: true },
);

test("Every function of every query file is in the list above", () => {
  const exported = Object.values(queryFiles).flatMap((file) => Object.keys(file));
  expect(Object.keys(runs).toSorted()).toEqual(exported.toSorted());
});

describe("No query reads a growing table from end to end", () => {
  test.each(Object.entries(runs))("%s", async (_name, run) => {
    const queries = await recordQueries(env.DB, (recorded) => run(createDatabase(recorded)));
    expect(queries).not.toEqual([]);
    for (const query of queries) expect(await findScans(env.DB, query), query.sql).toEqual([]);
  });
});

test.each([
  ["SCAN quiz2_attempts", "select id from quiz2_attempts order by started_at"],
  ["SEARCH quiz2_attempts USING PRIMARY KEY", "select max(started_at) from quiz2_attempts"],
  ["SCAN a", "select a.id from quiz2_attempts a where a.status = 'started'"],
  [
    "SCAN waitlist_signups USING COVERING INDEX waitlist_signups_email_unique",
    "select count(*) from waitlist_signups",
  ],
])("A query that does is caught: %s", async (scan, sql) => {
  expect(await findScans(env.DB, { sql, params: [] })).toEqual([scan]);
});
