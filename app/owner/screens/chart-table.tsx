import type { Table } from "../rules/table.ts";
import { SERIES } from "./console-style.ts";
import { DataTable, writeCell } from "./data-table.tsx";

type ChartProps = {
  readonly table: Table;
  /** The columns that are drawn against the first one. */
  readonly columns: readonly number[];
};

/** A line for each column. Screen readers read the table below, which says the same. */
function Chart({ table, columns }: ChartProps) {
  const first = table.columns[0];
  // A table of days begins with the newest.
  const rows = first?.kind === "day" ? table.rows.toReversed() : table.rows;
  const lines = columns.map((column) => rows.map((row) => Number(row[column] ?? 0)));
  const top = Math.max(1, ...lines.flat());
  const bottom = Math.min(0, ...lines.flat());
  const pointsOf = (line: readonly number[]) =>
    line
      .map((value, at) => [at / Math.max(1, line.length - 1), (top - value) / (top - bottom)])
      .map((point) => point.map((share) => (share * 100).toFixed(2)).join())
      .join(" ");
  const drawn = columns.flatMap((column) => table.columns[column] ?? []);
  const [from, until] = [rows[0]?.[0] ?? null, rows.at(-1)?.[0] ?? null];
  return (
    <figure className="chart" aria-hidden="true">
      <figcaption className="soft small">
        {drawn.map(({ label }, at) => (
          <span key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={SERIES[at]} />
            </svg>{" "}
            {label}
          </span>
        ))}
        <span>{`up to ${writeCell(top, drawn[0]?.kind ?? "count")}`}</span>
      </figcaption>
      <svg
        className="lines"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        {drawn.map(({ label }, at) => (
          <polyline
            key={label}
            points={pointsOf(lines[at] ?? [])}
            stroke={SERIES[at]}
            strokeWidth="3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {first && (
        <p className="ends soft small">
          <span>{writeCell(from, first.kind)}</span>
          <span>{writeCell(until, first.kind)}</span>
        </p>
      )}
    </figure>
  );
}

/** A table with a chart of some of its columns. */
export const ChartTable = ({ table, path, columns }: ChartProps & { readonly path: string }) => (
  <DataTable table={table} path={path}>
    {table.rows.length > 1 && <Chart table={table} columns={columns} />}
  </DataTable>
);
