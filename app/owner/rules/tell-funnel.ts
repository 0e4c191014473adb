import { figureSteps } from "./conversion.ts";
import type { Cell, Table } from "./table.ts";
import { sayName } from "./timeline.ts";

/** How often a step was reached from a source by those who were shown a variant. */
export type DetailedCount = {
  readonly step: string;
  readonly source: string;
  readonly variant: string;
  readonly n: number;
};

/** Sources and variants beside each other; the export of all has the others. */
const MOST_COLUMNS = 6;

const SAID = { source: "no source", variant: "no experiment" } as const;

/** The tables of a funnel: its steps, and the same by source, by variant, and by both. */
export function tellFunnel(
  steps: readonly string[],
  counts: readonly DetailedCount[],
): readonly [Table, Table, Table, Table] {
  return [
    tellSteps(steps, counts),
    pivot(steps, counts, "source"),
    pivot(steps, counts, "variant"),
    tellAll(steps, counts),
  ];
}

const EMPTY = { empty: "Nobody was counted in these days.", countsPeople: true } as const;

const tellSteps = (steps: readonly string[], counts: readonly DetailedCount[]): Table => ({
  ...{ id: "steps", title: "Steps", ...EMPTY },
  columns: [
    { label: "Step", kind: "text" },
    { label: "Reached", kind: "count" },
    { label: "Of the first", kind: "share" },
    { label: "Of the one before", kind: "share" },
  ],
  rows:
    counts.length === 0
      ? []
      : figureSteps(steps, counts).map(({ step, n, ofFirst, ofPrevious }) => [
          ...[sayName(step), n, ofFirst, ofPrevious],
        ]),
});

/** A column for each of the largest sources or variants. */
function pivot(
  steps: readonly string[],
  counts: readonly DetailedCount[],
  by: "source" | "variant",
): Table {
  const totals = new Map<string, number>();
  for (const count of counts) totals.set(count[by], (totals.get(count[by]) ?? 0) + count.n);
  const keys = [...totals]
    .toSorted(([one, n], [other, m]) => m - n || one.localeCompare(other))
    .slice(0, MOST_COLUMNS)
    .map(([key]) => key);
  const figures = keys.map((key) =>
    figureSteps(
      steps,
      counts.filter((count) => count[by] === key),
    ),
  );
  return {
    ...{ id: `by-${by}`, title: `By ${by}`, ...EMPTY },
    columns: [
      { label: "Step", kind: "text" },
      ...keys.map((key) => ({ label: key || SAID[by], kind: "count" as const })),
    ],
    rows:
      counts.length === 0
        ? []
        : steps.map((step, at) => [sayName(step), ...figures.map((of) => of[at]?.n ?? 0)]),
  };
}

/** Each source with each variant, the largest first: the whole of it is for the export. */
function tellAll(steps: readonly string[], counts: readonly DetailedCount[]): Table {
  const groups = Map.groupBy(counts, ({ source, variant }) => `${source} ${variant}`);
  const rows = [...groups.values()].map((group): Cell[] => [
    group[0]?.source || SAID.source,
    group[0]?.variant || SAID.variant,
    ...figureSteps(steps, group).map(({ n }) => n),
  ]);
  return {
    ...{ id: "all", title: "By source and variant", ...EMPTY },
    columns: [
      { label: "Source", kind: "text" },
      { label: "Variant", kind: "text" },
      ...steps.map((step) => ({ label: sayName(step), kind: "count" as const })),
    ],
    rows: rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  };
}

const sizeOf = (row: readonly Cell[]): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === "number" ? cell : 0), 0);
