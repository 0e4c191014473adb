import type { Table } from "../rules/table.ts";
import { ActForm } from "./act-form.tsx";
import { DataTable, ExportLink, writeCount, writeTime } from "./data-table.tsx";

type ActTable = { readonly table: Table; readonly subjects: readonly string[] };

export const Tile = ({
  label,
  figure,
  beside,
}: {
  label: string;
  figure: string;
  beside?: string | undefined;
}) => (
  <div className="tile">
    <dt>{label}</dt>
    <dd className="figure">{figure}</dd>
    {beside && <dd className="beside">{beside}</dd>}
  </div>
);

/** The figures of the mail queue, on several pages. */
export type MailFigures = {
  readonly due: number;
  readonly oldestAt: number | null;
  readonly planned: number;
  readonly failed: number;
  readonly sent: number;
};

export const MailTiles = ({ mail }: { mail: MailFigures }) => (
  <dl className="tiles">
    <Tile label="Sent in 24 hours" figure={writeCount(mail.sent)} />
    <Tile
      label="Due now"
      figure={writeCount(mail.due)}
      beside={mail.oldestAt === null ? undefined : `oldest ${writeTime(mail.oldestAt)} UTC`}
    />
    <Tile label="Planned" figure={writeCount(mail.planned)} />
    <Tile label="Failed" figure={writeCount(mail.failed)} />
  </dl>
);

export const MailPage = ({
  mail,
  failures,
  troubles,
  suppressed,
}: {
  mail: MailFigures;
  failures: ActTable;
  troubles: Table;
  suppressed: Table;
}) => (
  <>
    <h1>Mail</h1>
    <MailTiles mail={mail} />
    <DataTable
      table={failures.table}
      path="/mail"
      act={(at) => <ActForm act="replay_mails" subject={failures.subjects[at] ?? ""} isLittle />}
    />
    <DataTable table={troubles} path="/mail" />
    <DataTable table={suppressed} path="/mail" />
  </>
);

type ReviewTable = ActTable & {
  readonly canPublish: readonly boolean[];
  readonly isShown: readonly boolean[];
};

/** As items, because long texts are hard to read in a table on a phone. */
export const ReviewsPage = ({ reviews }: { reviews: ReviewTable }) => {
  const { table, subjects, canPublish, isShown } = reviews;
  return (
    <>
      <h1>Reviews</h1>
      <section className="card" aria-labelledby={table.id}>
        <div className="head">
          <h2 id={table.id}>{table.title}</h2>
          {table.rows.length > 0 && (
            <ExportLink id={table.id} path="/reviews" title={table.title} />
          )}
        </div>
        {table.rows.length === 0 ? (
          <p className="soft">{table.empty}</p>
        ) : (
          <ul className="items">
            {subjects.map((subject, at) => {
              const [status, stars, name, text, paid] = table.rows[at] ?? [];
              return (
                <li key={subject}>
                  <div className="head">
                    <h3>
                      {name}, {stars} of 5
                    </h3>
                    <span className={isShown[at] ? "badge good" : "badge"}>
                      {status}, {paid}
                    </span>
                  </div>
                  <p>{text}</p>
                  <div className="acts">
                    {canPublish[at] && <ActForm act="publish_review" subject={subject} isLittle />}
                    {status !== "hidden" && (
                      <ActForm act="hide_review" subject={subject} isLittle />
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </>
  );
};

const GIGABYTE = 1_000_000_000;

export const HealthPage = ({
  alarms,
  tables,
  log,
  databaseBytes,
}: {
  alarms: Table;
  tables: readonly Table[];
  log: Table;
  databaseBytes: number;
}) => (
  <>
    <h1>Health</h1>
    <DataTable table={alarms} path="/health" />
    <div className="pair">
      {tables.map((table) => (
        <DataTable key={table.id} table={table} path="/health" />
      ))}
    </div>
    <dl className="tiles">
      <Tile
        label="Database"
        figure={`${(databaseBytes / GIGABYTE).toFixed(3)} GB`}
        beside="of 10 GB"
      />
    </dl>
    <DataTable table={log} path="/health" />
  </>
);
