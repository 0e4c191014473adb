import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { findScans } from "../../tests/fixtures/query-plans.ts";
import {
  ATTEMPT_ID,
  attemptTables,
  emptyTables,
  insertAttempt,
  insertRow,
  readRows,
  type Table,
} from "../../tests/fixtures/stored-rows.ts";

const UNKNOWN_ID = "66666666-6666-4666-8666-666666666666";

beforeEach(() => emptyTables(env.DB));

test.each<[Table, Record<string, string>]>([
  ["quiz2_attempts", { user_id: UNKNOWN_ID }],
  ["quiz2_pulses", { attempt_id: UNKNOWN_ID }],
  ["quiz2_subscriptions", { attempt_id: UNKNOWN_ID }],
  ["email_jobs", { attempt_id: UNKNOWN_ID }],
  ["quiz2_attempt_visitors", { attempt_id: UNKNOWN_ID }],
])("A row of %s cannot refer to a missing parent", async (table, changes) => {
  await expect(insertRow(env.DB, table, changes)).rejects.toThrow("FOREIGN KEY constraint failed");
});

test.each([
  ["an attempt", "delete from quiz2_attempts", ["quiz2_attempts", ...attemptTables]],
  ["a user", "delete from quiz2_users", ["quiz2_users", "quiz2_attempts", ...attemptTables]],
])("Deleting %s cascades to its own rows and no others", async (_parent, remove, gone) => {
  await insertAttempt(env.DB);
  for (const table of attemptTables) await insertRow(env.DB, table, { attempt_id: ATTEMPT_ID });
  await insertRow(env.DB, "email_jobs", { id: UNKNOWN_ID, dedupe_key: "another cause" });
  await env.DB.prepare(remove).run();
  for (const table of gone) {
    const rows = await readRows<{ id: string }>(env.DB, `select * from ${table}`);
    expect(
      rows.map((row) => row.id),
      table,
    ).toEqual(table === "email_jobs" ? [UNKNOWN_ID] : []);
  }
});

test.each([
  ["an attempt", "delete from quiz2_attempts where id = ?"],
  ["a user", "delete from quiz2_users where id = ?"],
  ["a user's attempts", "delete from quiz2_attempts where user_id = ?"],
  ["an attempt's mail", "delete from email_jobs where attempt_id = ?"],
])("Removing %s reads no growing table from end to end", async (_what, sql) => {
  expect(await findScans(env.DB, { sql, params: [UNKNOWN_ID] })).toEqual([]);
});
