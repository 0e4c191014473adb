import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findScans } from "../../tests/fixtures/query-plans.ts";

test.each([
  ["SCAN quiz2_attempts", "select scores from quiz2_attempts order by started_at"],
  ["SEARCH quiz2_attempts USING PRIMARY KEY", "select max(time_spent_seconds) from quiz2_attempts"],
  [
    "SEARCH quiz2_attempts USING INDEX quiz2_attempts_age (status=?)",
    "select scores from quiz2_attempts where status = 'completed'",
  ],
  ["SCAN a", "select a.id from quiz2_attempts a where a.progress_count = 7"],
  [
    "SCAN waitlist_signups USING COVERING INDEX waitlist_signups_email_unique",
    "select count(*) from waitlist_signups",
  ],
])("A query that reads a whole table is detected: %s", async (scan, sql) => {
  expect(await findScans(env.DB, sql)).toEqual([scan]);
});
