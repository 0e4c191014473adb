import { env } from "cloudflare:workers";
import { findScans } from "../../tests/fixtures/query-plans.ts";
import {
  ATTEMPT_ID,
  attemptTables,
  insertAttempt,
  insertRow,
  readRows,
} from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";

const UNKNOWN_ID = "66666666-6666-4666-8666-666666666666";

test.each([
  ["an attempt", "delete from quiz2_attempts", ["quiz2_attempts", ...attemptTables]],
  ["a user", "delete from quiz2_users", ["quiz2_users", "quiz2_attempts", ...attemptTables]],
])("Deleting %s cascades to its own rows and no others", async (_parent, remove, gone) => {
  await insertAttempt();
  for (const table of attemptTables) await insertRow(table, { attempt_id: ATTEMPT_ID });
  await insertRow("email_jobs", { id: UNKNOWN_ID, dedupe_key: "another cause" });
  await env.DB.prepare(remove).run();
  for (const table of gone) {
    const rows = await readRows<{ id: string }>(`select * from ${table}`);
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
  expect(await findScans(env.DB, sql)).toEqual([]);
});
