import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { type Query, recordQueries } from "../../../tests/fixtures/query-plans.ts";
import { NOW, storeTraffic, TODAY } from "../../../tests/fixtures/true-traffic.ts";
import { loadExperiment } from "./load-experiment.ts";
import { loadMoney, loadToday } from "./load-figures.ts";

const GOODS = {
  id: "goods",
  funnel: "quiz2",
  variants: ["pictures", "plain"],
  split: [1, 1],
} as const;

type Page = (db: ReturnType<typeof createDatabase>) => Promise<unknown>;
const PAGES: readonly (readonly [string, Page])[] = [
  ["Today", (db) => loadToday(db, NOW)],
  ["Money", (db) => loadMoney(db, NOW, 90)],
  ["an experiment", (db) => loadExperiment(db, { ...GOODS, plannedSize: 1 }, TODAY)],
];

beforeAll(() => storeTraffic(env.DB));

const record = (page: Page): Promise<Query[]> =>
  recordQueries(env.DB, (d1) => page(createDatabase(d1)));
const run = ({ sql, params }: Query, before = "") => env.DB.prepare(before + sql).bind(...params);

// With a hundred thousand orders a page takes milliseconds. It took seconds while it went through the charges.
test.each(PAGES)("%s reads sums, and only the index of buyers", async (_name, page) => {
  for (const query of await record(page)) {
    expect(query.sql).not.toMatch(/(from|join) "charges"/);
    const { results } = await run(query, "explain query plan ").all<{ detail: string }>();
    for (const { detail } of results) {
      if (/ (buyers|subscriber_spells)\b/.test(detail))
        expect(detail).toContain("USING COVERING INDEX");
    }
  }
});

test("Money reads no more rows when each buyer has ten times the charges", async () => {
  const before = await countRead();
  await env.DB.prepare(
    `insert into charges select charges.id || '-' || value, owner_id, sold, amount_cents, refunded_cents, fee_cents, dispute,
      charged_at + value, origin_id, withheld_cents from charges, json_each('[1, 2, 3, 4, 5, 6, 7, 8, 9]')`,
  ).run();
  expect(before).toBeGreaterThan(1_000);
  expect(await countRead()).toBeLessThan(before * 1.05);
});

async function countRead(): Promise<number> {
  const queries = await record((db) => loadMoney(db, NOW, 90));
  const answers = await env.DB.batch(queries.map((query) => run(query)));
  return answers.reduce((sum, { meta }) => sum + meta.rows_read, 0);
}
