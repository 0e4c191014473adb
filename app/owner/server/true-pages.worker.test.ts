import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { countPaidMonths, countSubscribers } from "#app/data/owner-figures.ts";
import { spanUntil } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import { FUNNEL_STEPS, type Funnel } from "#app/domain/funnel-step.ts";
import { keepBooks } from "../../../tests/fixtures/owner-books.ts";
import { db } from "../../../tests/fixtures/rows.ts";
import { DAY, NOW, storeTraffic, TODAY, traffic } from "../../../tests/fixtures/true-traffic.ts";
import { computeCohorts } from "../rules/cohorts.ts";
import { CHURN_MS, COVERED_MS, computeSubscribers } from "../rules/subscribers.ts";
import type { Table } from "../rules/table.ts";
import { loadExperiment } from "./load-experiment.ts";
import { loadFunnel, loadMoney, loadToday, SPANS } from "./load-figures.ts";

const books = keepBooks(traffic);

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

test("The traffic has everything that can happen", () => {
  const payments = traffic.buyers.flatMap((buyer) => buyer.payments);
  expect(new Set(traffic.steps.map(({ funnel }) => funnel)).size).toBe(4);
  expect(new Set(payments.map(({ sold }) => sold)).size).toBe(4);
  expect(new Set(payments.map(({ dispute }) => dispute)).size).toBe(4);
  const refunds = payments.map(({ refundedCents, amountCents }) => refundedCents / amountCents);
  expect(refunds).toContain(1);
  expect(refunds.some((share) => share > 0 && share < 1)).toBe(true);
  expect(payments.some(({ feeCents }) => feeCents === null)).toBe(true);
  expect(traffic.buyers.some(({ cancelledAt }) => cancelledAt !== null)).toBe(true);
});

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

test("Today has the true trials that end this week, and how many of them are cancelled", async () => {
  const { trials } = await loadToday(db, NOW);
  const kept = traffic.buyers.filter(
    ({ funnel, payments: [trial, month], periodEnd }) =>
      funnel === "quiz2" &&
      month === undefined &&
      (periodEnd ?? 0) >= days(TODAY) &&
      (periodEnd ?? 0) < days(TODAY + 7) &&
      trial?.refundedCents !== trial?.amountCents &&
      trial?.dispute !== "open" &&
      trial?.dispute !== "lost",
  );
  expect([trials.week, trials.cancelled]).toEqual([
    kept.length,
    kept.filter(({ cancelledAt }) => cancelledAt !== null).length,
  ]);
  expect(kept.length).toBeGreaterThan(5);
});

test("Subscribers, MRR and churn are true at any moment", async () => {
  const moments = [DAY, DAY + 8, DAY + 20, DAY + 38, DAY + 41, DAY + 60, TODAY - 1];
  const ends = moments.map((day) => days(day + 1));
  const counted = await countSubscribers(db, ends, { coveredMs: COVERED_MS, churnMs: CHURN_MS });
  for (const [at, moves] of counted.entries()) {
    const day = moments[at] ?? 0;
    const now = books.subscribersAt(days(day + 1));
    const before = books.subscribersAt(days(day - 29));
    const ever = new Set([...before, ...now]);
    for (let past = day - 29; past < day; past += 1) {
      for (const buyer of books.subscribersAt(days(past + 1))) ever.add(buyer);
    }
    const churned = [...ever].filter((buyer) => !now.includes(buyer)).length;
    expect(computeSubscribers(moves), `day ${day}`).toMatchObject({
      subscribers: now.length,
      mrrCents: now.length * 1_999,
      before: before.length,
      churned,
      churnRate: ever.size === 0 ? null : churned / ever.size,
    });
  }
  expect(counted.at(-1)?.churned).toBeGreaterThan(5);
});

test("Retention is true for each month of start", async () => {
  const cohorts = computeCohorts(
    await countPaidMonths(db, { first: DAY - 40, last: TODAY }),
    TODAY,
  );
  const truth = books.paidMonths();
  expect(cohorts.map(({ month }) => month)).toEqual(Object.keys(truth).toSorted());
  for (const { month, started, retained } of cohorts) {
    const padded = [started, ...retained].map((_, at) => truth[month]?.[at] ?? 0);
    expect([started, ...retained], month).toEqual(padded);
  }
  expect(cohorts[1]?.retained.length).toBeGreaterThan(1);
});

test("An experiment is judged up to the day of its planned size", async () => {
  const goods = {
    id: "goods",
    funnel: "quiz2",
    variants: ["pictures", "plain"],
    split: [1, 1],
  } as const;
  const few = await loadExperiment(db, { ...goods, plannedSize: 800 }, TODAY);
  const starters = books.countSteps(DAY - 40, DAY, ({ variant }) => variant);
  const revenue = books.revenue(DAY - 40, DAY, "quiz2", ({ origin }) => origin.variant);
  expect(few.note).toMatch(/^Judged/);
  for (const [variant, count, , meanCents] of few.rows) {
    const started = starters[`quiz2 start goods:${variant}`] ?? 0;
    expect(count).toBe(started);
    expect(meanCents).toBeCloseTo((revenue[`goods:${variant}`]?.netCents ?? 0) / started, 9);
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

  for (const key of ["source", "campaign", "variant"] as const) {
    const truth = books.income(first, last, (_, { origin }) => origin[key] || "no experiment");
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
