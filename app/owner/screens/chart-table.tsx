import type { Table } from "../rules/table.ts";
import { DataTable } from "./data-table.tsx";

/** Draws a table's columns as SVG of this width in pixels; the table below says the same. */
export type Draw = (table: Table, columns: readonly number[], width: number) => string;

/** For phones, and for desktops: text in an SVG scales with it. */
const WIDTHS = { narrow: 360, wide: 1_120 } as const;

const Chart = ({ draw }: { draw: (width: number) => string }) =>
  Object.entries(WIDTHS).map(([name, width]) => (
    // Screen readers read the table, so the picture is hidden from them.
    <figure
      key={name}
      className={`chart ${name}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and days
      dangerouslySetInnerHTML={{ __html: draw(width) }}
    />
  ));

/** A table with a chart of some of its columns. */
export const ChartTable = ({
  table,
  path,
  draw,
  columns,
}: {
  table: Table;
  path: string;
  draw: Draw;
  columns: readonly number[];
}) => (
  <DataTable table={table} path={path}>
    {table.rows.length > 0 && <Chart draw={(width) => draw(table, columns, width)} />}
  </DataTable>
);
