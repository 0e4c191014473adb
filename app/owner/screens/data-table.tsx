import { Fragment, type ReactNode } from "react";
import type { Cell, ColumnKind, Table } from "../rules/table.ts";
import { useAddress } from "./frame.tsx";

type Props = {
  readonly table: Table;
  /** The page's path and query, where its export is. */
  readonly path: string;
  /** Shown beside each row, by its number. */
  readonly act?: (row: number) => ReactNode;
  readonly children?: ReactNode;
};

/** A longer table scrolls in its card. */
const MOST_ROWS = 15;

/** A card with a table and its export. The children, such as a chart, are shown above the table. */
export const DataTable = ({ table, path, act, children }: Props) => (
  <section className="card" aria-labelledby={table.id}>
    <div className="head">
      <h2 id={table.id}>{table.title}</h2>
      {table.rows.length > 0 && <ExportLink id={table.id} path={path} title={table.title} />}
    </div>
    {table.note && <p className="soft">{table.note}</p>}
    {children}
    {table.rows.length === 0 ? (
      <p className="soft">{table.empty}</p>
    ) : (
      <section
        className={table.rows.length > MOST_ROWS ? "scroll tall" : "scroll"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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

/** The column with the act comes second, so that a phone shows it. */
const Rows = ({ table: { columns, rows }, act }: Pick<Props, "table"> & { act: Props["act"] }) => (
  <table>
    <thead>
      <tr>
        {columns.map(({ label, kind }, column) => (
          <Fragment key={label}>
            <th scope="col" className={CLASSES[kind]}>
              {kind === "time" ? `${label} (UTC)` : label}
            </th>
            {act && column === 0 && <th scope="col">Act</th>}
          </Fragment>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never again
        <tr key={at}>
          {columns.map(({ label, kind }, column) =>
            column === 0 ? (
              <Fragment key={label}>
                <th scope="row" className={CLASSES[kind]}>
                  <Written value={row[column] ?? null} kind={kind} />
                </th>
                {act && <td>{act(at)}</td>}
              </Fragment>
            ) : (
              <td key={label} className={CLASSES[kind]}>
                <Written value={row[column] ?? null} kind={kind} />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A time may break between its day and its hour. */
const Written = ({ value, kind }: { value: Cell; kind: ColumnKind }) => {
  const text = writeCell(value, kind);
  const [day, hour] = kind === "time" ? text.split(" ") : [];
  if (hour === undefined) return text;
  return (
    <>
      <span>{day}</span> <span>{hour}</span>
    </>
  );
};

const CLASSES: Readonly<Record<ColumnKind, string>> = {
  text: "word",
  day: "day",
  time: "time",
  count: "number",
  cents: "number",
  share: "number",
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
export const writeCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

export function writeDollars(cents: number): string {
  const [whole = "", part = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}$${writeCount(Number(whole))}.${part}`;
}

/** `2026-11-24 20:05`, in UTC. */
export const writeTime = (atMs: number): string =>
  new Date(atMs).toISOString().slice(0, 16).replace("T", " ");
