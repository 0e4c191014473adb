import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import * as schema from "#app/data/schema.ts";
import { legalFacts } from "../../../tests/fixtures/operator.ts";
import { describePolicy } from "./policy.ts";
import { describeAge, RETENTION, retentionTerms } from "./retention.ts";

const { sections } = describePolicy(legalFacts);
const rows = Object.entries(RETENTION);

const NOBODYS = "of nobody";

/** The terms that cover each table; a new table has to be covered as well. */
const TOLD: Readonly<Record<string, string | readonly string[]>> = {
  waitlist_signups: ["Waitlist signups that are not confirmed", "Your place on the waitlist"],
  quiz_submissions: "The dating quiz",
  quiz_readers: "The dating quiz",
  quiz2_users: "Results that you never started to buy",
  quiz2_attempts: ["Unfinished quizzes", "Quiz answers", "Results that you never started to buy"],
  quiz2_pulses: "Answers to a pulse on one area",
  quiz2_attempt_visitors: "A subscription that you bought, or started to buy",
  quiz2_subscriptions: "A subscription that you bought, or started to buy",
  orders: ["One-time orders that were not paid", "Orders"],
  order_visitors: "Orders",
  charges: "Payments",
  buyers: "Payments",
  subscriber_spells: "Payments",
  charge_days: NOBODYS,
  owed_refunds: "A refund that we owe you or have paid",
  exit_offers: "The lower price that we held for you",
  reviews: "A review that you wrote",
  opened_payments: "Signs of stolen cards being tried",
  stripe_events: "Messages from our payment provider",
  stripe_syncs: "Notes on when we last checked a payment",
  email_jobs: "Emails we sent you",
  withdrawals: "A withdrawal or cancellation that you declared",
  daily_uses: "What counts toward a limit of a day",
  mail_suppressions: "That you do not want our emails, or that they bounce",
  data_requests: "That you asked about your data",
  operator_log: "What we did for you when you wrote to us",
  users: NOBODYS,
  waitlist_totals: NOBODYS,
  counters: NOBODYS,
  funnel_counts: NOBODYS,
  origins: NOBODYS,
  alarms: NOBODYS,
  card_alerts: NOBODYS,
  stripe_cursors: NOBODYS,
  job_runs: NOBODYS,
};

/** Reads what the policy says under this heading. */
function readPolicy() {
  const { blocks } = sections.find(({ id }) => id === "data-security") ?? { blocks: [] };
  const at = blocks.findIndex((block) => block.kind === "heading");
  const [heading, terms, ...more] = blocks.slice(at);
  expect(heading).toEqual({ kind: "heading", text: "How long we keep it" });
  expect(more).toEqual([]);
  return terms?.kind === "terms" ? terms.items : [];
}

describe("P44 The policy says how long things are kept", () => {
  test("with the table's rows, and nothing else", () => {
    expect(readPolicy()).toEqual(retentionTerms.map(([term, text]) => ({ term, text })));
  });

  test("for every table", () => {
    const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
    expect(tables.map(getTableName).sort()).toEqual(Object.keys(TOLD).sort());
    const told = new Set([NOBODYS, ...readPolicy().map(({ term }) => term)]);
    for (const term of Object.values(TOLD).flat()) expect(told, term).toContain(term);
    expect(new Set(Object.values(TOLD).flat())).toEqual(
      new Set([...told].filter((term) => term !== "Old versions of reports")),
    );
  });

  test.each(rows)("%s: with its age", (_key, { term, days: count, since }) => {
    const said = readPolicy().find((item) => item.term === term)?.text;
    expect(said).toContain(` ${describeAge(count)} after ${since}.`);
  });

  test.each([
    [1, "a day"],
    [30, "30 days"],
    [730, "2 years"],
  ])("%d days as %s", (count, said) => expect(describeAge(count)).toBe(said));

  test("and gives no age in a sentence without a row", () => {
    const ofRows = rows.map(([, { term }]): string => term);
    const others = readPolicy().filter(({ term }) => !ofRows.includes(term));
    expect(others).toHaveLength(9);
    expect(JSON.stringify(others)).not.toMatch(/\d|\bday|month|year/);
  });
});
