import { shareOf } from "../conversion.ts";
import type { Cell, Table } from "../table.ts";
import type { Judgement, PlannedExperiment } from "./judge-experiment.ts";

/** An experiment's variants with what can be said about them today (docs/metrics.md#experiments). */
export function tabulateExperiment({ id }: PlannedExperiment, judgement: Judgement): Table {
  const { counts } = judgement;
  const all = counts.reduce((sum, { starters }) => sum + starters, 0);
  return {
    id: `experiment-${id}`,
    title: `Experiment: ${id}`,
    note: describeState(judgement),
    empty: "It has no variants.",
    columns: [
      { label: "Variant", kind: "text" },
      { label: "Starters, 30 days old", kind: "count" },
      { label: "Share", kind: "share" },
      { label: "Net per starter", kind: "cents" },
      { label: "Difference from control", kind: "cents" },
      { label: "Interval from", kind: "cents" },
      { label: "Interval to", kind: "cents" },
      { label: "Verdict", kind: "text" },
    ],
    rows: counts.map(({ variant, starters }, at) => [
      variant,
      starters,
      shareOf(starters, all),
      ...formatRevenue(judgement, at),
    ]),
  };
}

const VERDICTS = { better: "better", worse: "worse", no_difference: "no difference" } as const;

/** Empty until the experiment is judged. The first variant is the control. */
function formatRevenue(judgement: Judgement, at: number): Cell[] {
  if (judgement.state !== "judged") return [null, null, null, null, null];
  const mean = judgement.arms[at]?.meanCents ?? null;
  const compared = judgement.comparisons[at - 1];
  if (compared === undefined) return [mean, null, null, null, "control"];
  const { differenceCents, interval, verdict } = compared;
  return [mean, differenceCents, interval.low, interval.high, VERDICTS[verdict]];
}

function describeState(judgement: Judgement): string {
  const p = `p = ${judgement.sampleRatio.p.toFixed(3)}`;
  switch (judgement.state) {
    case "broken_split":
      return `Not judged: the starters are not split as planned (${p}), so something counts one variant more than another.`;
    case "not_yet":
      return `Not yet: the smallest variant has ${judgement.fewest} of ${judgement.plannedSize} starters. Until then no revenue is shown. The split is as planned (${p}).`;
    case "judged":
      return `Judged up to the day on which the last variant reached its planned size, with 95 % intervals. The split is as planned (${p}).`;
  }
}
