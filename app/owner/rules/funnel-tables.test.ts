import { describe, expect, test } from "vitest";
import { tabulateFunnel } from "./funnel-tables.ts";

const STEPS = ["seen", "start", "paid"];
const count = (
  step: string,
  source: string,
  variant: string,
  n: number,
  campaign = "",
  country = "other",
) => ({ step, source, campaign, variant, n, country });
const COUNTS = [
  count("seen", "google", "goods:plain", 60),
  count("seen", "google", "goods:shown", 40, "spring", "EU"),
  count("start", "google", "goods:plain", 30),
  count("seen", "", "goods:shown", 300),
  count("paid", "", "", 3),
];
const [steps, bySource, byCampaign, byVariant, byCountry, all] = tabulateFunnel(STEPS, COUNTS);

describe("A funnel", () => {
  test("has its steps in order, with shares", () => {
    expect(steps.rows).toEqual([
      ["seen", 400, 1, null],
      ["start", 30, 0.075, 0.075],
      ["paid", 3, 0.0075, 0.1],
    ]);
  });

  test("has its largest sources, campaigns, variants and groups of countries side by side, with words for those without a name", () => {
    expect(bySource.columns.map(({ label }) => label)).toEqual(["Step", "no source", "google"]);
    expect(bySource.rows).toEqual([
      ["seen", 300, 100],
      ["start", 0, 30],
      ["paid", 3, 0],
    ]);
    expect(byCampaign.columns.map(({ label }) => label)).toEqual(["Step", "no campaign", "spring"]);
    expect(byCampaign.rows[0]).toEqual(["seen", 360, 40]);
    expect(byVariant.columns.map(({ label }) => label)).toEqual([
      "Step",
      "goods:shown",
      "goods:plain",
      "no experiment",
    ]);
    expect(byCountry.columns.map(({ label }) => label)).toEqual(["Step", "other countries", "EU"]);
    expect(byCountry.rows[0]).toEqual(["seen", 360, 40]);
  });

  test("has a row for each source, campaign and variant, and loses nobody", () => {
    expect(all.rows).toEqual([
      ["no source", "no campaign", "goods:shown", 300, 0, 0],
      ["google", "no campaign", "goods:plain", 60, 30, 0],
      ["google", "spring", "goods:shown", 40, 0, 0],
      ["no source", "no campaign", "no experiment", 0, 0, 3],
    ]);
  });

  test("has no rows if nobody was counted", () => {
    for (const { rows } of tabulateFunnel(STEPS, [])) expect(rows).toEqual([]);
  });

  test("has at most six sources in a table, and all of them in the last", () => {
    const many = Array.from({ length: 9 }, (_, at) => count("seen", `s${at}`, "", at + 1));
    const [, few, , , , every] = tabulateFunnel(STEPS, many);
    expect(few.columns).toHaveLength(7);
    expect(every.rows).toHaveLength(9);
  });
});
