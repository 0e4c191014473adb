import { execFile } from "node:child_process";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { days, hours } from "../../app/domain/duration.ts";
import { openMigrated } from "../../tests/fixtures/migrated-sqlite.ts";
import { root } from "../tool.ts";
import { writeDemo } from "./write-demo.ts";

/** Tuesday, November 24, 2026, 15:00. */
const NOW = Date.UTC(2026, 10, 24, 15);
const TABLES = [
  "funnel_counts",
  "origins",
  "charges",
  "orders",
  "quiz2_users",
  "quiz2_attempts",
  "quiz2_subscriptions",
  "email_jobs",
  "reviews",
  "waitlist_signups",
  "mail_suppressions",
  "charge_days",
  "buyers",
  "subscriber_spells",
];

const fill = (db: DatabaseSync, nowMs: number) => {
  for (const statement of writeDemo(nowMs)) db.exec(statement);
};
const readAll = (db: DatabaseSync) =>
  TABLES.map((table) => [table, db.prepare(`select * from ${table} order by 1, 2`).all()]);
const ask = (db: DatabaseSync, sql: string) => Object.values(db.prepare(sql).get() ?? {});

test("Filling the database twice leaves the same rows as filling it once", () => {
  const once = openMigrated();
  const twice = openMigrated();
  for (const db of [once, twice]) {
    db.exec(`insert into funnel_counts values (20781, '', '', 'quiz1', 'seen', '', 'US', 7)`);
    db.exec(`insert into waitlist_signups (email, signed_up_at) values ('ada@example.test', 1)`);
  }
  fill(twice, NOW - days(1));
  // What was changed in the meantime goes too.
  twice.exec("update orders set email = null, status = 'canceled' where id like '%0'");
  fill(twice, NOW);
  fill(once, NOW);
  expect(readAll(twice)).toEqual(readAll(once));
  expect(
    ask(twice, "select count(*) from waitlist_signups where email = 'ada@example.test'"),
  ).toEqual([1]);
  expect(ask(twice, "select sum(n) from funnel_counts where campaign = ''")).toEqual([7]);
});

test("It shows a day of 10,000 visits, what followed from earlier ones, and nothing in the future", () => {
  const db = openMigrated();
  fill(db, NOW);
  const yesterday = Math.floor(NOW / days(1)) - 1;
  const seen = `select sum(n) from funnel_counts where campaign <> '' and step = 'seen' and day =`;
  expect(ask(db, `${seen} ${yesterday}`)).toEqual([10_000]);
  const [soFar] = ask(db, `${seen} ${yesterday + 1}`);
  expect(soFar).toBeGreaterThan(5_500);
  expect(soFar).toBeLessThan(7_000);
  expect(
    ask(db, `select max(charged_at) <= ${NOW}, max(charged_at) > ${NOW - hours(1)} from charges`),
  ).toEqual([1, 1]);
  for (const [sql, least] of [
    ["select count(*) from quiz2_subscriptions where status = 'active'", 300],
    ["select count(*) from quiz2_subscriptions where status = 'trialing'", 100],
    ["select count(*) from quiz2_subscriptions where is_cancelling = 1", 20],
    ["select count(distinct strftime('%m', charged_at / 1000, 'unixepoch')) from charges", 5],
    ["select count(*) from email_jobs where status = 'failed'", 10],
    ["select count(*) from reviews where status = 'received'", 4],
    ["select count(*) from waitlist_signups where confirm_by is null", 50],
    ["select count(*) from charges where dispute = 'open'", 5],
  ] as const) {
    expect(ask(db, sql)[0], sql).toBeGreaterThanOrEqual(least);
  }
});

test("A dispute of half a charge leaves its order paid, and lets its subscription run out", () => {
  const db = openMigrated();
  fill(db, NOW);
  const half = `from charges where dispute in ('open', 'lost') and withheld_cents * 2 <= amount_cents and refunded_cents = 0`;
  const orders = `select group_concat(distinct status) from orders where id in (select owner_id ${half})`;
  const subscriptions = `select group_concat(distinct payment_state || ' ' || status) from quiz2_subscriptions where attempt_id in (select owner_id ${half})`;
  expect([ask(db, orders), ask(db, subscriptions)]).toEqual([["paid"], ["won canceled"]]);
});

test("No demonstration row has an id of Stripe", () => {
  const db = openMigrated();
  fill(db, NOW);
  expect(ask(db, "select count(payment_intent_id) from orders")).toEqual([0]);
  expect(
    ask(db, "select count(stripe_customer_id), count(stripe_sub_id) from quiz2_subscriptions"),
  ).toEqual([0, 0]);
});

test.each([[["--remote"]], [["--env", "production"]], [["https://example.test"]]])(
  "It refuses every other database: %j",
  async (args) => {
    const { code, err } = await new Promise<{ code: unknown; err: string }>((resolve) => {
      execFile(process.execPath, [join(root, "tools/demo-day.ts"), ...args], (error, _out, err) =>
        resolve({ code: error?.code, err }),
      );
    });
    expect(code).toBe(1);
    expect(err).toContain("fills only a local database");
  },
);
