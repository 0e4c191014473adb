import { computeSteps } from "./conversion.ts";
import { formatOrigin, ORIGINS, type OriginName } from "./origin.ts";
import type { Cell, Table } from "./table.ts";
import { formatName } from "./timeline.ts";

/** How often a step was reached from a source, campaign and group of countries by those who were shown a variant. */
export type DetailedCount = Readonly<Record<OriginName | "country", string>> & {
  readonly step: string;
  readonly n: number;
};

/** The most sources, campaigns or variants side by side; the full export has the others. There are three country groups. */
const MOST_COLUMNS = 6;

/** The tables of a funnel: its steps, and the same by source, by campaign, by variant, by country, and by the first three. */
export function tabulateFunnel(
  steps: readonly string[],
  counts: readonly DetailedCount[],
): readonly [Table, Table, Table, Table, Table, Table] {
  return [
    tabulateSteps(steps, counts),
    pivot(steps, counts, "source", formatOrigin("source")),
    pivot(steps, counts, "campaign", formatOrigin("campaign")),
    pivot(steps, counts, "variant", formatOrigin("variant")),
    pivot(steps, counts, "country", formatCountry),
    tabulateOrigins(steps, counts),
  ];
}

const EMPTY = { empty: "Nobody was counted in these days.", countsPeople: true } as const;

const NOTE = "Cancelled and refunded are shares of paid.";

const tabulateSteps = (steps: readonly string[], counts: readonly DetailedCount[]): Table => ({
  id: "steps",
  title: "Steps",
  ...EMPTY,
  ...(steps.includes("refunded") && { note: NOTE }),
  columns: [
    { label: "Step", kind: "text" },
    { label: "Reached", kind: "count" },
    { label: "% of first step", kind: "share" },
    { label: "% of previous step", kind: "share" },
  ],
  rows:
    counts.length === 0
      ? []
      : computeSteps(steps, counts).map(({ step, n, ofFirst, ofPrevious }) => [
          formatName(step),
          n,
          ofFirst,
          ofPrevious,
        ]),
});

const formatCountry = (group: string): string => (group === "other" ? "other countries" : group);

/** A column for each of the largest sources, campaigns, variants or groups of countries. */
function pivot(
  steps: readonly string[],
  counts: readonly DetailedCount[],
  by: OriginName | "country",
  format: (key: string) => string,
): Table {
  const totals = new Map<string, number>();
  for (const count of counts) totals.set(count[by], (totals.get(count[by]) ?? 0) + count.n);
  const keys = [...totals]
    .toSorted(([one, n], [other, m]) => m - n || one.localeCompare(other))
    .slice(0, MOST_COLUMNS)
    .map(([key]) => key);
  const figures = keys.map((key) =>
    computeSteps(
      steps,
      counts.filter((count) => count[by] === key),
    ),
  );
  return {
    id: `by-${by}`,
    title: `By ${by}`,
    ...EMPTY,
    columns: [
      { label: "Step", kind: "text" },
      ...keys.map((key) => ({ label: format(key), kind: "count" as const })),
    ],
    rows:
      counts.length === 0
        ? []
        : steps.map((step, at) => [formatName(step), ...figures.map((of) => of[at]?.n ?? 0)]),
  };
}

/** Each source with each campaign and variant, the largest first. The whole table is for the export. */
function tabulateOrigins(steps: readonly string[], counts: readonly DetailedCount[]): Table {
  const groups = Map.groupBy(counts, (count) => ORIGINS.map((by) => count[by]).join("\n"));
  const rows = [...groups.values()].map((group): Cell[] => [
    ...ORIGINS.map((by) => formatOrigin(by)(group[0]?.[by] ?? "")),
    ...computeSteps(steps, group).map(({ n }) => n),
  ]);
  return {
    id: "all",
    title: "By source, campaign and variant",
    ...EMPTY,
    columns: [
      { label: "Source", kind: "text" },
      { label: "Campaign", kind: "text" },
      { label: "Variant", kind: "text" },
      ...steps.map((step) => ({ label: formatName(step), kind: "count" as const })),
    ],
    rows: rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  };
}

const sizeOf = (row: readonly Cell[]): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === "number" ? cell : 0), 0);
