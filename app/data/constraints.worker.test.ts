import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import * as rows from "../../tests/fixtures/rows.ts";

const OTHER_ID = "55555555-5555-4555-8555-555555555555";

async function prepareFor(table: rows.Table): Promise<void> {
  await rows.emptyTables();
  if (rows.attemptTables.includes(table)) await rows.insertRow("quiz2_attempts");
  if (table === "order_visitors") await rows.insertRow("orders");
}

async function insertFirst(table: rows.Table, changes: Record<string, rows.Value>): Promise<void> {
  await prepareFor(table);
  await rows.insertRow(table, changes);
}

describe("A second row is refused", () => {
  test.each<[string, rows.Table, Record<string, rows.Value>]>([
    ["with the username of another user", "users", { id: OTHER_ID }],
    ["with the address of another signup", "waitlist_signups", {}],
    ["with that address in another case", "waitlist_signups", { email: "ADA@Example.TEST" }],
    ["with the address of another submission", "quiz_submissions", {}],
    [
      "with the submission's address in another case",
      "quiz_submissions",
      { email: "Ada@EXAMPLE.test" },
    ],
    ["about a visitor who has given their age", "quiz_readers", { age: "45+" }],
    ["about a mailbox that has unsubscribed", "mail_suppressions", { suppressed_at: 2 }],
    ["for an attempt that has a subscription", "quiz2_subscriptions", { id: OTHER_ID }],
    ["for a cause that has its mail", "email_jobs", { id: OTHER_ID }],
    ["for a browser that has been let in", "quiz2_attempt_visitors", {}],
    [
      "for a visitor with an open order of the product",
      "orders",
      { id: OTHER_ID, amount_cents: 4_900 },
    ],
    ["for a browser that has been let in to an order", "order_visitors", {}],
    ["for a visitor who had the exit offer", "exit_offers", { ends_at: 2 }],
    ["about a purchase that has its review", "reviews", { id: OTHER_ID }],
    ["for a step that is counted", "funnel_counts", { n: 2 }],
    ["for an origin that has its number", "origins", { id: 7 }],
  ])("%s", async (_sentence, table, changes) => {
    await insertFirst(table, {});
    await expect(rows.insertRow(table, changes)).rejects.toThrow("UNIQUE constraint failed");
  });
});

const addressOfLength = (length: number) => "@example.test".padStart(length, "a");
const wrongUuids = [
  "",
  "1",
  "11111111-1111-4111-8111-11111111111G",
  "AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA",
];
const addresses = {
  good: ["a@b", "Zoë@Example.test", addressOfLength(254)],
  bad: ["", addressOfLength(255)],
};
const statuses = (...good: string[]) => ({
  good,
  bad: ["", "unknown", good[0]?.toUpperCase() ?? ""],
});

describe("A column accepts only valid values", () => {
  test.each<[rows.Table, string, { good: rows.Value[]; bad: rows.Value[] }]>([
    ["users", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["waitlist_signups", "email", addresses],
    ["waitlist_totals", "id", { good: [], bad: [0, 2] }],
    ["counters", "name", { good: [], bad: ["visits", ""] }],
    ["counters", "total", { good: [], bad: [-1, 0.5, "many"] }],
    ["waitlist_totals", "signups", { good: [], bad: [-1, 0.5, "many"] }],
    ["quiz_submissions", "email", addresses],
    ["quiz_submissions", "name", { good: [null, "Ada"], bad: [] }],
    ["quiz_submissions", "age", { good: ["18–24", "45+"], bad: [""] }],
    ["quiz_readers", "age", { good: ["18–24", "45+"], bad: [""] }],
    ["quiz_readers", "gender", { good: ["male", "female", "non-binary"], bad: [""] }],
    ["quiz_submissions", "gender", { good: ["male", "female", "non-binary"], bad: [""] }],
    [
      "quiz_submissions",
      "archetype",
      statuses("echo", "avoidant", "idealist", "analyzer", "resigned"),
    ],
    ["reviews", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["reviews", "rating", { good: [1, 5], bad: [0, 6, 4.5, "five"] }],
    ["reviews", "text", { good: ["🙂", "🙂".repeat(1_000)], bad: ["", "a".repeat(1_001)] }],
    ["reviews", "first_name", { good: ["Zoë", "a".repeat(40)], bad: ["", "a".repeat(41)] }],
    ["reviews", "status", statuses("received", "published", "hidden")],
    ["quiz2_users", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["quiz2_users", "email", { good: [null, ...addresses.good], bad: addresses.bad }],
    ["quiz2_users", "gender", { good: [null, "male", "female"], bad: ["", "Male", "other"] }],
    ["quiz2_users", "country", { good: [null, "SE", "other"], bad: [] }],
    ["quiz2_attempts", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["quiz2_attempts", "status", statuses("started", "completed")],
    ["quiz2_attempts", "progress_count", { good: [0, 100], bad: [-1, 101, 50.5, "many"] }],
    ["quiz2_attempts", "time_spent_seconds", { good: [0, 86_400], bad: [-1, 0.5, "long"] }],
    ["quiz2_attempts", "completed_at", { good: [null, 1_790_000_000_000], bad: [] }],
    [
      "quiz2_attempts",
      "answers",
      {
        good: [null, "12345".repeat(20), "1".padEnd(100), "5".padStart(100)],
        bad: ["", "1", "1".repeat(99), "1".repeat(101), "0".repeat(100), "6".padEnd(100)],
      },
    ],
    ["quiz2_pulses", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["quiz2_pulses", "area", statuses("safety", "growth")],
    [
      "quiz2_pulses",
      "answers",
      {
        good: [null, "12345".repeat(4)],
        bad: ["", "1".repeat(19), "1".repeat(21), "6".repeat(20), `${"1".repeat(19)}x`],
      },
    ],
    ["quiz2_pulses", "time_spent_seconds", { good: [0, 86_400], bad: [-1, 0.5, "long"] }],
    ["quiz2_subscriptions", "id", { good: [OTHER_ID], bad: wrongUuids }],
    [
      "quiz2_subscriptions",
      "status",
      statuses("payment_pending", "trialing", "active", "canceled", "incomplete"),
    ],
    ["orders", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["orders", "email", { good: [null, ...addresses.good], bad: addresses.bad }],
    ["orders", "amount_cents", { good: [1, 1_999], bad: [0, -1, 19.99, "much"] }],
    ["orders", "status", statuses("created", "paid", "refunded", "disputed", "canceled")],
    ["orders", "declines", { good: [0, 5], bad: [-1, 0.5, "some"] }],
    ["opened_payments", "declines", { good: [0, 5], bad: [-1, 0.5, "some"] }],
    ["card_alerts", "id", { good: [], bad: [0, 2] }],
    ["funnel_counts", "day", { good: [0, 20_781], bad: [-1, 0.5, "today"] }],
    ["funnel_counts", "country", { good: ["EU", "US", "other"], bad: ["", "eu", "SE"] }],
    ["funnel_counts", "n", { good: [1, 1_000_000], bad: [0, -1, 0.5, "many"] }],
    ["origins", "country", { good: ["EU", "US", "other"], bad: ["", "eu", "SE"] }],
    ["email_jobs", "id", { good: [OTHER_ID], bad: wrongUuids }],
    ["email_jobs", "email", addresses],
    ["email_jobs", "status", statuses("queued", "sending", "sent", "failed")],
    ["email_jobs", "attempt_id", { good: [null, rows.ATTEMPT_ID], bad: [] }],
  ])("%s.%s", async (table, column, { good, bad }) => {
    for (const value of bad) {
      await expect(insertFirst(table, { [column]: value }), String(value)).rejects.toThrow(
        `CHECK constraint failed: ${table}_${column}_`,
      );
    }
    for (const value of good) {
      await insertFirst(table, { [column]: value });
    }
  });
});

test.each([
  "insert into quiz2_responses (attempt_id, q_id, value) values ('a', 'Q1', 3)",
  "update quiz2_responses set value = 5",
  "delete from quiz2_responses",
])("The view of single answers cannot be written to: %s", async (statement) => {
  await insertFirst("quiz2_attempts", { answers: "1".repeat(100) });
  await expect(env.DB.prepare(statement).run()).rejects.toThrow("because it is a view");
});

test("A review is about one purchase", async () => {
  await expect(insertFirst("reviews", { attempt_id: null })).rejects.toThrow(
    "reviews_one_purchase",
  );
  await rows.insertRow("orders");
  const both = { order_id: "77777777-7777-4777-8777-777777777777" };
  await expect(rows.insertRow("reviews", both)).rejects.toThrow("reviews_one_purchase");
});
