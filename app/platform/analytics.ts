import type { AnalyticsEngineDataset } from "@cloudflare/workers-types";
import { toFunnelStep } from "#app/domain/funnel-step.ts";
import type { CountSeen } from "#app/domain/visit.ts";

/**
 * Counts in Analytics Engine instead of the database (docs/decisions/0036), with a data point for each step. Sampling is
 * by index, here the funnel, so that a small funnel stays exact beside a large one.
 */
export const countInAnalytics =
  (dataset: AnalyticsEngineDataset): CountSeen =>
  async ({ source, campaign, variant, country }, steps) => {
    for (const [funnel, step] of steps.map(toFunnelStep)) {
      dataset.writeDataPoint({
        indexes: [funnel],
        blobs: [funnel, step, source, campaign, variant, country],
        doubles: [1],
      });
    }
  };
