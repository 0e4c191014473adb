import type { ReactNode } from "react";
import type { Cell, ColumnKind, Table } from "../rules/table.ts";
import { useAddress } from "./frame.tsx";

type Props = {
  readonly table: Table;
  /** The page's path and query, where its export is. */
  readonly path: string;
  /** Beside each row, by its number. */
  readonly act?: (row: number) => ReactNode;
  readonly children?: ReactNode;
};

/** A longer table scrolls in its card. */
const MOST_ROWS = 15;

/** A card with a table and its export; what stands above the table, such as its chart, are the children. */
export const DataTable = ({ table, path, act, children }: Props) => (
  <section className="card" aria-labelledby={table.id}>
    <div className="head">
      <h2 id={table.id}>{table.title}</h2>
      {table.rows.length > 0 && <ExportLink id={table.id} path={path} title={table.title} />}
    </div>
    {children}
    {table.rows.length === 0 ? (
      <p className="soft">{table.empty}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section
        className={table.rows.length > MOST_ROWS ? "scroll tall" : "scroll"}
        tabIndex={0}
        aria-label={`${table.title}, table`}
      >
        <Rows table={table} act={act} />
      </section>
    )}
  </section>
);

export function ExportLink({ id, path, title }: { id: string; path: string; title: string }) {
  const address = useAddress();
  const [page, query = ""] = path.split("?");
  return (
    <a
      className="export"
      href={address(`/csv${page}/${id}${query && `?${query}`}`)}
      aria-label={`CSV of ${title}`}
    >
      CSV
    </a>
  );
}

const Rows = ({ table: { columns, rows }, act }: Pick<Props, "table"> & { act: Props["act"] }) => (
  <table>
    <thead>
      <tr>
        {columns.map(({ label, kind }) => (
          <th key={label} scope="col" className={CLASSES[kind]}>
            {label}
          </th>
        ))}
        {act && <th scope="col">Act</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never again
        <tr key={at}>
          {columns.map(({ label, kind }, column) => {
            const text = writeCell(row[column] ?? null, kind);
            return column === 0 ? (
              <th key={label} scope="row" className={CLASSES[kind]}>
                {text}
              </th>
            ) : (
              <td key={label} className={CLASSES[kind]}>
                {text}
              </td>
            );
          })}
          {act && <td>{act(at)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);

const CLASSES: Readonly<Record<ColumnKind, string>> = {
  ...{ text: "word", day: "time", time: "time" },
  ...{ count: "number", cents: "number", share: "number" },
};

const NOTHING = "–";

/** A cell as people read it. */
export function writeCell(value: Cell, kind: ColumnKind): string {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "string") return value;
  switch (kind) {
    case "cents":
      return writeDollars(value);
    case "share":
      return `${(value * 100).toFixed(1)} %`;
    case "time":
      return writeTime(value);
    case "count":
    case "day":
    case "text":
      return writeCount(value);
  }
}

/** `1,234`, without `Intl`, whose first formatter is slow to make. */
const writeCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

function writeDollars(cents: number): string {
  const [whole = "", part = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}$${writeCount(Number(whole))}.${part}`;
}

/** `2026-11-24 20:05`, in UTC. */
export const writeTime = (atMs: number): string =>
  new Date(atMs).toISOString().slice(0, 16).replace("T", " ");
