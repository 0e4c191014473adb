import { env } from "cloudflare:workers";
import type { AnalyticsEngineDataset } from "@cloudflare/workers-types";
import { expect, test } from "vitest";
import type { Visit } from "#app/domain/visit.ts";
import { countInAnalytics } from "./analytics.ts";

const VISIT: Visit = {
  source: "newsletter",
  campaign: "november",
  variant: "goods:plain",
  country: "EU",
  day: 20_781,
  network: "192.0.2",
};

// A local dataset drops the points that it accepts, so they are recorded on their way to it.
test("Analytics Engine accepts a point for each step", async () => {
  const points: unknown[] = [];
  const dataset: AnalyticsEngineDataset = {
    writeDataPoint: (point) => {
      env.ANALYTICS.writeDataPoint(point);
      points.push(point);
    },
  };
  await countInAnalytics(dataset)(VISIT, ["quiz2.seen", "quiz2.paywall"]);
  const blobs = ["newsletter", "november", "goods:plain", "EU"];
  expect(points).toEqual([
    { indexes: ["quiz2"], blobs: ["quiz2", "seen", ...blobs], doubles: [1] },
    { indexes: ["quiz2"], blobs: ["quiz2", "paywall", ...blobs], doubles: [1] },
  ]);
});
