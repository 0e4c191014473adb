import { expect, test } from "vitest";
import { computeStarterRevenue, grownUpDays } from "./starter-revenue.ts";

test("The revenue from a source is divided by all who started from it", () => {
  const starters = [
    { key: "newsletter", starters: 10 },
    { key: "tiktok", starters: 1_000 },
    { key: "tiktok", starters: 1_000 },
    { key: "silent", starters: 10 },
  ];
  const buyers = [
    { key: "tiktok", netCents: 1_900, buyers: 20 },
    { key: "tiktok", netCents: -100, buyers: 10 },
    { key: "newsletter", netCents: 1_900, buyers: 2 },
    { key: "uncounted", netCents: 500, buyers: 1 },
  ];
  expect(computeStarterRevenue(starters, buyers)).toEqual([
    { key: "tiktok", starters: 2_000, buyers: 30, netCents: 37_000, perStarterCents: 18.5 },
    { key: "newsletter", starters: 10, buyers: 2, netCents: 3_800, perStarterCents: 380 },
    { key: "silent", starters: 10, buyers: 0, netCents: 0, perStarterCents: 0 },
    { key: "uncounted", starters: 0, buyers: 1, netCents: 500, perStarterCents: null },
  ]);
});

test("All who started on the newest day that counts were thirty days old when today began", () => {
  expect(grownUpDays(100, 30)).toEqual({ first: 40, last: 69 });
});
