import { formatTable, median } from "./figures.ts";

const GB = 1_000_000_000;
const DATABASE_BYTES = 10 * GB;

const BUDGET = { assessments: 2_500_000, slowdown: 1.1 } as const;

/** The size of a database with this many completed assessments, and all that came with them. */
export type Size = { assessments: number; bytes: number };

/** Milliseconds of each call, one figure per turn; every turn calls all databases. */
export type CallTimes = { assessments: number; calls: Record<string, number[]> }[];

export type Growth = {
  sizes: Size[];
  times: CallTimes;
  /** SQLite's own time for a completed assessment on the largest database. */
  databaseMs: number;
};

/** Bytes that one more completed assessment takes, between the smallest and the largest size. */
export const bytesEach = (sizes: readonly Size[]): number => {
  const first = sizes.at(0);
  const last = sizes.at(-1);
  if (!first || !last) return Number.NaN;
  return (last.bytes - first.bytes) / (last.assessments - first.assessments);
};

/** How many completed assessments fill one database. */
export const capacity = (sizes: readonly Size[]): number =>
  Math.floor((DATABASE_BYTES - (sizes.at(0)?.bytes ?? 0)) / bytesEach(sizes));

type Comparison = { call: string; assessments: number; medianMs: number; ratio: number };

/** Compares each call with that of the same turn on the smallest database: what slows both down cancels out. */
export function compareCalls(times: CallTimes): Comparison[] {
  const [empty] = times;
  if (!empty) return [];
  return Object.entries(empty.calls).flatMap(([call, base]) =>
    times.map(({ assessments, calls }) => {
      const tookMs = calls[call] ?? [];
      const ratios = tookMs.map((ms, turn) => ms / (base[turn] ?? Number.NaN));
      return { call, assessments, medianMs: median(tookMs), ratio: median(ratios) };
    }),
  );
}

export function formatGrowth({ sizes, times, databaseMs }: Growth): string {
  const rows = sizes.map(({ assessments, bytes }) => [
    assessments.toLocaleString("en-US"),
    (bytes / 1_000_000).toFixed(1),
  ]);
  const calls = compareCalls(times).map(({ call, assessments, medianMs, ratio }) => [
    `${call}, ${assessments.toLocaleString("en-US")}`,
    medianMs.toFixed(2),
    ratio.toFixed(2),
  ]);
  return [
    formatTable([["completed assessments", "MB"], ...rows]),
    `\n${Math.round(bytesEach(sizes))} bytes each: ${capacity(sizes).toLocaleString("en-US")} fill 10 GB.\n`,
    formatTable([
      ["call, on a database with as many", "median ms", "of the empty one's"],
      ...calls,
    ]),
    `\nSQLite works ${databaseMs.toFixed(2)} ms for a completed assessment: here it would be busy with ${Math.floor(1_000 / databaseMs)} a second.`,
  ].join("\n");
}

/** Messages for all figures over budget. */
export function judgeGrowth({ sizes, times }: Pick<Growth, "sizes" | "times">): string[] {
  const room = capacity(sizes);
  const slow = compareCalls(times).filter(({ ratio }) => !(ratio < BUDGET.slowdown));
  return [
    ...(room >= BUDGET.assessments
      ? []
      : [`growth  ${room} assessments in 10 GB, at least ${BUDGET.assessments}`]),
    ...slow.map(
      ({ call, assessments, ratio }) =>
        `growth  ${call} takes ${ratio.toFixed(2)} of the empty database's time at ${assessments}, less than ${BUDGET.slowdown}`,
    ),
  ];
}
