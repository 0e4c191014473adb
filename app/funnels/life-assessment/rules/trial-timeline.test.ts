import { expect, test } from "vitest";
import { tellTimeline } from "./trial-timeline.ts";

test("The trial's days are those of its mails and charges", () => {
  const { steps } = tellTimeline(Date.UTC(2026, 10, 30, 3));
  expect(steps.map(({ when, title }) => `${when}: ${title}`)).toEqual([
    "Today: You pay $2",
    "Every day: One email",
    "Day 4, 27 November 2026: We remind you",
    "Day 7, 30 November 2026 (UTC): $19.99, or two clicks to leave",
    "From then on: One email a week",
  ]);
});
