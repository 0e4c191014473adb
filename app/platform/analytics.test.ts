import { expect, test } from "vitest";
import type { Visit } from "#app/domain/visit.ts";
import { countInAnalytics } from "./analytics.ts";

const VISIT: Visit = {
  ...{ source: "newsletter", campaign: "november", variant: "goods:plain" },
  ...{ country: "EU", day: 20_781 },
};

test("Analytics Engine gets a point for each step", async () => {
  const points: unknown[] = [];
  const dataset = { writeDataPoint: (point: unknown) => void points.push(point) };
  await countInAnalytics(dataset as never)(VISIT, ["quiz2.seen", "quiz2.paywall"]);
  const blobs = ["newsletter", "november", "goods:plain", "EU"];
  expect(points).toEqual([
    { indexes: ["quiz2"], blobs: ["quiz2", "seen", ...blobs], doubles: [1] },
    { indexes: ["quiz2"], blobs: ["quiz2", "paywall", ...blobs], doubles: [1] },
  ]);
});
