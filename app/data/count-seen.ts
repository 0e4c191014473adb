import type { AnalyticsEngineDataset } from "@cloudflare/workers-types";
import { type SeenStep, toFunnelStep } from "#app/domain/funnel-step.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { Database } from "./database.ts";
import { countStep } from "./funnel-counts.ts";

/**
 * Counts what pages saw. A port, because these are most of all counts: above five million visits a month they go to
 * Analytics Engine (docs/decisions/0036). What a call or a sync counts stays in its batch.
 */
export type CountSeen = (visit: Visit, steps: readonly SeenStep[]) => Promise<void>;

export const countInDatabase =
  (db: Database): CountSeen =>
  async (visit, steps) => {
    const [first, ...more] = steps.map((step) => countStep(db, visit, toFunnelStep(step)));
    if (first !== undefined) await db.batch([first, ...more]);
  };

/** A data point each; the funnel is the index, by which Analytics Engine samples. */
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
