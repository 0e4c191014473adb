import type { Funnel } from "#app/domain/funnel-step.ts";

/** docs/product.md#experiments */
export type Experiment = {
  /** In lower case, as it is counted. */
  readonly id: string;
  readonly funnel: Funnel;
  /** The first one is shown while the experiment is not running. */
  readonly variants: readonly [string, string, ...string[]];
  /** Shares of the variants, in their order. */
  readonly split: readonly number[];
  /** Starters per variant before the experiment is judged. */
  readonly plannedSize: number;
};

export const EXPERIMENTS: readonly Experiment[] = [
  {
    id: "goods",
    funnel: "quiz2",
    /** The paywall with the pictures of what is sold, and without. */
    variants: ["pictures", "plain"],
    split: [1, 1],
    plannedSize: 4_000,
  },
];
