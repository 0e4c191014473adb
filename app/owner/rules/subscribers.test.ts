import { expect, test } from "vitest";
import { computeSubscribers, computeTrials, settledTrials } from "./subscribers.ts";

test.each([
  ["nobody", { before: 0, began: 0, churned: 0 }, { subscribers: 0, churnRate: null }],
  ["five percent", { before: 90, began: 10, churned: 5 }, { subscribers: 95, churnRate: 0.05 }],
  ["all", { before: 3, began: 0, churned: 3 }, { subscribers: 0, churnRate: 1 }],
])("Churn is the share of those who were or became subscribers: %s", (_name, moves, figures) => {
  const counted = { atMs: 1, mrrCents: 7, ...moves };
  expect(computeSubscribers(counted)).toEqual({ ...counted, ...figures });
});

test.each([
  [[], { started: 0, converted: 0, rate: null }],
  [[{ started: 10, converted: 4 }], { started: 10, converted: 4, rate: 0.4 }],
  [
    [
      { started: 10, converted: 4 },
      { started: 10, converted: 0 },
    ],
    { started: 20, converted: 4, rate: 0.2 },
  ],
])("The rate of %j is over all of them", (counts, figures) => {
  expect(computeTrials(counts)).toEqual(figures);
});

test("Settled trials are those whose seven days and one more had passed when today began", () => {
  // A buyer who starts at the end of day 91 is asked to pay at the end of day 98.
  expect(settledTrials(100, 30)).toEqual({ first: 62, last: 91 });
});
