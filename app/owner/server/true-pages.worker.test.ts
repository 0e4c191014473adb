import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { spanUntil } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { FUNNEL_STEPS, type Funnel } from "#app/domain/funnel-step.ts";
import { keepBooks } from "../../../tests/fixtures/owner-books.ts";
import { NOW, storeTraffic, TODAY, traffic } from "../../../tests/fixtures/true-traffic.ts";
import type { Table } from "../rules/table.ts";
import { loadFunnel, loadMoney, loadToday, SPANS } from "./load-figures.ts";

const books = keepBooks(traffic);
const db = createDatabase(env.DB);

beforeAll(() => storeTraffic(env.DB));

type Book = ReturnType<typeof books.income>[string];

const toCells = (book: Book | undefined) =>
  book === undefined
    ? [0, 0, 0, 0, 0, 0]
    : [
        book.charges,
        book.grossCents,
        book.refundedCents,
        book.withheldCents,
        book.feeCents,
        book.netCents,
      ];

const byName = (rows: Table["rows"]) =>
  Object.fromEntries(rows.map(([name, ...cells]) => [String(name), cells]));
const find = (tables: readonly Table[], id: string): Table => {
  const found = tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`There is no table ${id}.`);
  return found;
};

test("Today, yesterday and the same day of last week have the true income, visits and starts", async () => {
  const { today, yesterday, weekAgo, days: table } = await loadToday(db, NOW);
  const income = books.income(0, TODAY, ({ atMs }) => String(Math.floor(atMs / days(1))));
  for (const [figures, day] of [
    [today, TODAY],
    [yesterday, TODAY - 1],
    [weekAgo, TODAY - 7],
  ] as const) {
    const steps = books.countSteps(day, day, () => "");
    const sum = (step: string) =>
      Object.keys(FUNNEL_STEPS).reduce((n, funnel) => n + (steps[`${funnel} ${step} `] ?? 0), 0);
    expect(figures.visits).toBe(sum("seen"));
    expect(figures.starts).toBe(sum("start") + sum("begun"));
    const { charges, grossCents, netCents } = figures.income;
    expect([charges, grossCents, netCents]).toEqual([
      ...toCells(income[day]).slice(0, 2),
      income[day]?.netCents ?? 0,
    ]);
    expect(figures.visits).toBeGreaterThan(100);
  }
  const rows = byName(table.rows);
  for (let day = TODAY - 13; day <= TODAY; day += 1) {
    const name = new Date(days(day)).toISOString().slice(0, 10);
    expect(rows[name], name).toEqual(toCells(income[day]));
  }
});

test("An experiment is judged on its funnel's page, and on no other", async () => {
  const ids = async (funnel: Funnel) =>
    (await loadFunnel(db, NOW, { funnel, span: 7 })).map(({ id }) => id);
  expect(await ids("quiz1")).not.toContain("experiment-goods");
  expect(await ids("quiz2")).toContain("experiment-goods");
  const table = find(await loadFunnel(db, NOW, { funnel: "quiz2", span: 7 }), "experiment-goods");
  const { first, last } = { first: TODAY - 31 - 364, last: TODAY - 31 };
  const truth = books.countSteps(first, last, ({ variant }) => variant);
  expect(table.note).toMatch(/^Not yet: /);
  expect(table.rows.map(([variant, starters]) => [variant, starters])).toEqual(
    ["pictures", "plain"].map((one) => [one, truth[`quiz2 start goods:${one}`]]),
  );
});

describe("A funnel's page has the true steps", () => {
  test.each(Object.keys(FUNNEL_STEPS) as Funnel[])("of %s", async (funnel) => {
    for (const span of SPANS) {
      const { first, last } = spanUntil(TODAY, span);
      const tables = await loadFunnel(db, NOW, { funnel, span });
      const all = books.countSteps(first, last, () => "");
      const reached = find(tables, "steps").rows.map(([, n]) => n);
      expect(reached).toEqual(FUNNEL_STEPS[funnel].map((step) => all[`${funnel} ${step} `] ?? 0));
      for (const key of ["source", "campaign", "variant"] as const) {
        const truth = books.countSteps(
          first,
          last,
          (step) => step[key] || `no ${key === "variant" ? "experiment" : key}`,
        );
        const { columns, rows } = find(tables, `by-${key}`);
        for (const [at, { label }] of columns.entries()) {
          if (at === 0) continue;
          const column = rows.map((row) => row[at]);
          expect(column, label).toEqual(
            FUNNEL_STEPS[funnel].map((step) => truth[`${funnel} ${step} ${label}`] ?? 0),
          );
        }
        expect(columns.length).toBeGreaterThan(1);
      }
    }
  });
});

test("P48 The page about money has the true income, trials, subscribers and revenue per starter", async () => {
  const span = 90;
  const { first, last } = spanUntil(TODAY, span);
  const money = await loadMoney(db, NOW, span);
  const whole = books.income(first, last, () => "")[""];
  expect(money.income).toMatchObject({ ...whole });

  for (const key of ["source", "campaign"] as const) {
    const truth = books.income(first, last, (_, { origin }) => origin[key]);
    expect(byName(find(money.others, key).rows)).toEqual(
      Object.fromEntries(Object.entries(truth).map(([name, book]) => [name, toCells(book)])),
    );
  }
  const bySold = Object.values(books.income(first, last, ({ sold }) => sold)).map(toCells);
  expect(find(money.others, "sold").rows.map(([, ...cells]) => cells)).toEqual(
    expect.arrayContaining(bySold),
  );

  const settled = TODAY - 9;
  const trials = books.trials(settled - span + 1, settled);
  expect(money.trials).toMatchObject(trials);

  const now = books.subscribersAt(NOW);
  expect(money.subscribers).toMatchObject({
    subscribers: now.length,
    mrrCents: now.length * 1_999,
  });
  expect(now.length).toBeGreaterThan(10);

  const cohorts = find(money.others, "cohorts").rows;
  const months = books.paidMonths();
  expect(cohorts.map(([month, started]) => [month, started])).toEqual(
    Object.entries(months)
      .map(([month, [started]]) => [month, started])
      .toSorted(),
  );

  const grown = { first: TODAY - 31 - span + 1, last: TODAY - 31 };
  for (const key of ["source", "campaign"] as const) {
    const starters = byName(find(money.others, `starters-${key}`).rows);
    for (const [name, [, buyers, netCents]] of Object.entries(starters)) {
      const truth = ["quiz1", "quiz2", "toolkit"].map(
        (funnel) =>
          books.revenue(grown.first, grown.last, funnel, ({ origin }) => origin[key])[name],
      );
      expect([buyers, netCents], name).toEqual([
        truth.reduce((sum, book) => sum + (book?.buyers ?? 0), 0),
        truth.reduce((sum, book) => sum + (book?.netCents ?? 0), 0),
      ]);
    }
    expect(Object.keys(starters)).toHaveLength(4);
    expect(find(money.others, `trials-${key}`).rows).toHaveLength(4);
  }
});
