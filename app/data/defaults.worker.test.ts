import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import {
  attemptTables,
  emptyTables,
  insertRow,
  readRows,
  type Table,
} from "../../tests/fixtures/stored-rows.ts";

beforeEach(() => emptyTables(env.DB));

test.each<[Table, Record<string, unknown>]>([
  ["waitlist_signups", { source: "direct" }],
  ["quiz_submissions", { name: null }],
  ["quiz2_users", { email: null, gender: null, country: null }],
  [
    "quiz2_attempts",
    {
      user_id: null,
      quiz_key: "quiz2",
      status: "started",
      progress_count: 0,
      completed_at: null,
      time_spent_seconds: 0,
      answers: null,
      answered_at: null,
    },
  ],
  ["email_jobs", { attempt_id: null, status: "queued", payload_pointer: null }],
])("A minimal row of %s gets the defaults %j", async (table, expected) => {
  await insertRow(env.DB, table);
  expect(await readRows(env.DB, `select * from ${table}`)).toMatchObject([expected]);
});

test("A subscription starts incomplete, with nothing from Stripe", async () => {
  await insertRow(env.DB, "quiz2_attempts");
  await insertRow(env.DB, "quiz2_subscriptions");
  expect(await readRows(env.DB, "select * from quiz2_subscriptions")).toMatchObject([
    {
      status: "incomplete",
      stripe_sub_id: null,
      stripe_customer_id: null,
      stripe_session_id: null,
      stripe_event_id: null,
      trial_start: null,
      trial_end: null,
      last_event_at: null,
    },
  ]);
});

test.each<[Table, string]>([
  ["waitlist_signups", "signed_up_at"],
  ["quiz_submissions", "submitted_at"],
  ["quiz2_users", "created_at"],
  ["quiz2_users", "updated_at"],
  ["quiz2_attempts", "started_at"],
  ["quiz2_pulses", "taken_at"],
  ["email_jobs", "created_at"],
])("%s.%s defaults to the database's time, in whole milliseconds", async (table, column) => {
  const before = Date.now();
  if (attemptTables.includes(table)) await insertRow(env.DB, "quiz2_attempts");
  await insertRow(env.DB, table);
  const [row] = await readRows<{ at: number; type: string }>(
    env.DB,
    `select ${column} as at, typeof(${column}) as type from ${table}`,
  );
  expect(row?.type).toBe("integer");
  expect(row?.at).toBeGreaterThanOrEqual(before - 1);
  expect(row?.at).toBeLessThanOrEqual(Date.now() + 1);
});
