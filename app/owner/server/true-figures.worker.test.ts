import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { countEndingTrials } from "#app/data/owner-figures.ts";
import { days } from "#app/domain/duration.ts";
import { FUNNEL_STEPS } from "#app/domain/funnel-step.ts";
import { keepBooks } from "../../../tests/fixtures/owner-books.ts";
import {
  loadCohorts,
  loadIncome,
  loadStarterRevenue,
  loadSteps,
  loadSubscribers,
  loadTrials,
} from "../../../tests/fixtures/owner-figures.ts";
import { DAY, NOW, storeTraffic, TODAY, traffic } from "../../../tests/fixtures/true-traffic.ts";
import { grownUpDays } from "../rules/starter-revenue.ts";
import { settledTrials } from "../rules/subscribers.ts";
import { loadExperiment } from "./load-experiment.ts";

const books = keepBooks(traffic);
const db = createDatabase(env.DB);

beforeAll(() => storeTraffic(env.DB));

const WHOLE = { first: DAY - 40, last: TODAY };
const ONE_DAY = { first: DAY, last: DAY };

describe("P48 The figures of a day of 10,000 visits are true", () => {
  test("on a day with everything that can happen", () => {
    const seen = traffic.steps.filter(
      ({ step, atMs }) => step === "seen" && atMs < days(DAY + 1) && atMs >= days(DAY),
    );
    expect(seen).toHaveLength(10_000);
    expect(new Set(seen.map(({ source }) => source)).size).toBe(4);
    expect(new Set(seen.map(({ funnel }) => funnel)).size).toBe(4);
    const payments = traffic.buyers.flatMap((buyer) => buyer.payments);
    expect(new Set(payments.map(({ sold }) => sold)).size).toBe(4);
    expect(new Set(payments.map(({ dispute }) => dispute)).size).toBe(4);
    expect(payments.some(({ refundedCents, amountCents }) => refundedCents === amountCents)).toBe(
      true,
    );
    expect(
      payments.some(
        ({ refundedCents, amountCents }) => refundedCents > 0 && refundedCents < amountCents,
      ),
    ).toBe(true);
    expect(payments.some(({ feeCents }) => feeCents === null)).toBe(true);
    expect(traffic.buyers.some(({ cancelledAt }) => cancelledAt !== null)).toBe(true);
    expect(Math.max(...traffic.buyers.map((buyer) => buyer.payments.length))).toBeGreaterThan(3);
  });

  test.each([
    ["all", () => ""],
    ["day", ({ atMs }: { atMs: number }) => String(Math.floor(atMs / days(1)))],
    ["source", ({ source }: { source: string }) => source],
    ["variant", ({ variant }: { variant: string }) => variant],
    ["campaign", ({ campaign }: { campaign: string }) => campaign],
  ] as const)("visitors and conversion by step, by %s", async (key, keyOf) => {
    for (const span of [ONE_DAY, WHOLE]) {
      const figures = await loadSteps(db, span, key, FUNNEL_STEPS);
      const counts = figures.flatMap(({ key: value, funnel, steps }) =>
        steps.filter(({ n }) => n > 0).map(({ step, n }) => [`${funnel} ${step} ${value}`, n]),
      );
      expect(Object.fromEntries(counts)).toEqual(books.countSteps(span.first, span.last, keyOf));
    }
  });

  test.each([
    ["all", () => ""],
    ["day", ({ atMs }: { atMs: number }) => String(Math.floor(atMs / days(1)))],
    ["sold", ({ sold }: { sold: string }) => sold],
    ["source", (_: unknown, { origin }: { origin: { source: string } }) => origin.source],
    ["campaign", (_: unknown, { origin }: { origin: { campaign: string } }) => origin.campaign],
    ["variant", (_: unknown, { origin }: { origin: { variant: string } }) => origin.variant],
  ] as const)("gross, refunds, fees, disputes and net, by %s", async (key, keyOf) => {
    for (const span of [ONE_DAY, WHOLE]) {
      const figures = await loadIncome(db, span, key);
      const told = figures.map(({ key: value, ...income }) => {
        const {
          disputes: _1,
          averageCents: _2,
          refundedShare: _3,
          disputedShare: _4,
          ...rest
        } = income;
        return [value, rest];
      });
      expect(Object.fromEntries(told)).toEqual(books.income(span.first, span.last, keyOf));
    }
  });

  test("the average order", async () => {
    const figures = await loadIncome(db, WHOLE, "sold");
    const bundles = traffic.buyers.filter(({ funnel }) => funnel === "quiz1");
    expect(figures.find(({ key }) => key === "dating_bundle")).toMatchObject({
      averageCents: 1_999,
      charges: bundles.length,
    });
  });

  test("trial to paid", async () => {
    const [figure] = await loadTrials(db, { today: TODAY, count: 100, key: "all" });
    const { first, last } = settledTrials(TODAY, 100);
    const truth = books.trials(first, last);
    expect(figure).toEqual({ key: "", ...truth, rate: truth.converted / truth.started });
    expect(truth.converted).toBeGreaterThan(10);
    expect(truth.converted).toBeLessThan(truth.started);
  });

  test("subscribers, MRR and churn", async () => {
    const moments = [DAY, DAY + 8, DAY + 20, DAY + 38, DAY + 41, DAY + 60, TODAY - 1];
    const figures = await loadSubscribers(db, moments);
    for (const { day, ...figure } of figures) {
      const now = books.subscribersAt(days(day + 1));
      const before = books.subscribersAt(days(day - 29));
      const ever = new Set([...before, ...now]);
      for (let at = day - 29; at < day; at += 1) {
        for (const buyer of books.subscribersAt(days(at + 1))) ever.add(buyer);
      }
      const churned = [...ever].filter((buyer) => !now.includes(buyer)).length;
      expect(figure, `day ${day}`).toMatchObject({
        subscribers: now.length,
        mrrCents: now.length * 1_999,
        before: before.length,
        churned,
        churnRate: ever.size === 0 ? null : churned / ever.size,
      });
    }
    expect(figures.at(-1)?.churned).toBeGreaterThan(5);
  });

  test("retention by month of start", async () => {
    const cohorts = await loadCohorts(db, WHOLE, TODAY);
    const truth = books.paidMonths();
    expect(cohorts.map(({ month }) => month)).toEqual(Object.keys(truth).toSorted());
    for (const { month, started, retained } of cohorts) {
      const all = truth[month] ?? [];
      const padded = [started, ...retained].map((_, at) => all[at] ?? 0);
      expect([started, ...retained], month).toEqual(padded);
    }
    expect(cohorts[1]?.retained.length).toBeGreaterThan(1);
  });

  test.each(["quiz1", "quiz2", "toolkit"] as const)(
    "net revenue per starter of %s",
    async (funnel) => {
      const { first, last } = grownUpDays(TODAY, 60);
      const starterStep = { quiz1: "begun", quiz2: "start", toolkit: "form" }[funnel];
      for (const key of ["source", "campaign", "variant"] as const) {
        const figures = await loadStarterRevenue(db, funnel, { today: TODAY, count: 60, key });
        const starters = books.countSteps(first, last, (step) => step[key]);
        const revenue = books.revenue(first, last, funnel, ({ origin }) => origin[key]);
        for (const figure of figures) {
          const started = starters[`${funnel} ${starterStep} ${figure.key}`] ?? 0;
          const { buyers, netCents } = revenue[figure.key] ?? { buyers: 0, netCents: 0 };
          expect(figure).toEqual({
            key: figure.key,
            starters: started,
            buyers,
            netCents,
            perStarterCents: netCents / started,
          });
        }
        expect(figures).toHaveLength(Object.keys(revenue).length);
      }
    },
  );

  test("an experiment, which is judged up to the day of its planned size", async () => {
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
    const many = await loadExperiment(db, { ...goods, plannedSize: 5_000 }, TODAY);
    expect(many.note).toMatch(/^Not yet/);
  });

  test("trials that are about to end", async () => {
    const span = { first: TODAY, last: TODAY + 7 };
    const trials = await countEndingTrials(db, span);
    const running = traffic.buyers.filter(
      ({ funnel, payments, periodEnd }) =>
        funnel === "quiz2" && payments.length === 1 && (periodEnd ?? 0) > NOW,
    );
    const kept = running.filter(
      ({ payments: [trial] }) =>
        trial?.refundedCents !== trial?.amountCents &&
        trial?.dispute !== "open" &&
        trial?.dispute !== "lost",
    );
    expect(trials.reduce((sum, { ending }) => sum + ending, 0)).toBe(kept.length);
    expect(trials.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(
      kept.filter(({ cancelledAt }) => cancelledAt !== null).length,
    );
    expect(kept.length).toBeGreaterThan(5);
  });
});
