import { Fragment, type ReactNode } from "react";
import type { Income } from "../rules/income.ts";
import type { Subscribers, TrialFigure } from "../rules/subscribers.ts";
import type { Table } from "../rules/table.ts";
import { DataTable, writeCell } from "./data-table.tsx";
import { type MailFigures, MailTiles, Tile } from "./desk-pages.tsx";
import { useAddress } from "./frame.tsx";

/** Draws a table's columns as SVG, as wide in pixels as is said; the table below says the same. */
type Draw = (table: Table, columns: readonly number[], width: number) => string;

/** For phones, and for desktops: text in an SVG scales with it. */
const WIDTHS = { narrow: 360, wide: 1_120 } as const;

const Chart = ({ draw }: { draw: (width: number) => string }) =>
  Object.entries(WIDTHS).map(([name, width]) => (
    // The table is what is read aloud, so the picture is hidden from it.
    <figure
      key={name}
      className={`chart ${name}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers and days
      dangerouslySetInnerHTML={{ __html: draw(width) }}
    />
  ));

const ChartTable = ({
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

type DayFigures = { readonly income: Income; readonly visits: number; readonly starts: number };

type Waiting = {
  readonly behind: number;
  readonly owed: number;
  readonly withdrawals: number;
};

type TodayProps = {
  readonly alarms: Table;
  readonly mail: MailFigures;
  readonly today: DayFigures;
  readonly yesterday: DayFigures;
  readonly weekAgo: DayFigures;
  readonly trials: { readonly today: number; readonly week: number; readonly cancelled: number };
  readonly days: Table;
  readonly waiting: Waiting;
  readonly draw: Draw;
};

const count = (value: number) => writeCell(value, "count");
const dollars = (value: number) => writeCell(value, "cents");

export const TodayPage = ({
  alarms,
  mail,
  trials,
  days,
  waiting,
  draw,
  ...figures
}: TodayProps) => (
  <>
    <div>
      <h1>Today</h1>
      <p className="soft">
        So far today; yesterday and a week ago are whole days. Days and times are in UTC.
      </p>
    </div>
    <Alarms alarms={alarms} />
    <Failures failed={mail.failed} {...waiting} />
    <Compared {...figures} />
    <div className="pair">
      <section className="card" aria-labelledby="ending">
        <h2 id="ending">Trials that end</h2>
        <dl className="tiles">
          <Tile label="Today" figure={count(trials.today)} />
          <Tile
            label="Next 7 days"
            figure={count(trials.week)}
            beside={`${count(trials.cancelled)} cancelled`}
          />
        </dl>
      </section>
      <section className="card" aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <dl className="tiles">
          <Tile label="Objects behind Stripe" figure={count(waiting.behind)} />
          <Tile label="Refunds owed" figure={count(waiting.owed)} />
          <Tile label="Withdrawals" figure={count(waiting.withdrawals)} />
        </dl>
      </section>
    </div>
    <section className="card" aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <MailTiles mail={mail} />
    </section>
    <ChartTable table={days} path="/" draw={draw} columns={[2, 6]} />
  </>
);

const Alarms = ({ alarms }: { alarms: Table }) =>
  alarms.rows.length === 0 ? (
    <p className="calm">No alarm.</p>
  ) : (
    <ul className="alarms">
      {alarms.rows.map(([name, detail, since]) => (
        <li key={name}>
          <strong>{name}</strong>: {detail}{" "}
          <span className="soft small">since {writeCell(since ?? null, "time")} UTC</span>
        </li>
      ))}
    </ul>
  );

/** What no alarm tells of any more, and nobody but the operator ends. */
function Failures({ failed, owed, withdrawals }: Waiting & { failed: number }) {
  const address = useAddress();
  const waiting = [
    ...[
      { what: "failed mails", n: failed, path: "/mail" },
      { what: "refunds owed", n: owed },
    ],
    { what: "withdrawals", n: withdrawals, path: "/people" },
  ].filter(({ n }) => n > 0);
  if (waiting.length === 0) return null;
  return (
    <p className="notice bad">
      {"Waiting for you: "}
      {waiting.map(({ what, n, path }, at) => (
        <Fragment key={what}>
          {at > 0 && ", "}
          {path ? <a href={address(path)}>{`${what}: ${count(n)}`}</a> : `${what}: ${count(n)}`}
        </Fragment>
      ))}
    </p>
  );
}

function Compared({
  today,
  yesterday,
  weekAgo,
}: Pick<TodayProps, "today" | "yesterday" | "weekAgo">) {
  const tile = (label: string, read: (day: DayFigures) => number, say: typeof count) => (
    <Tile
      label={label}
      figure={say(read(today))}
      beside={`${say(read(yesterday))} yesterday, ${say(read(weekAgo))} a week ago`}
    />
  );
  return (
    <dl className="tiles">
      {tile("Sales", ({ income }) => income.grossCents, dollars)}
      {tile("Charges", ({ income }) => income.charges, count)}
      {tile("Of these, refunded", ({ income }) => income.refundedCents, dollars)}
      {tile("Net", ({ income }) => income.netCents, dollars)}
      {tile("Visits", ({ visits }) => visits, count)}
      {tile("Starts", ({ starts }) => starts, count)}
    </dl>
  );
}

const Tabs = ({
  label,
  path,
  names,
  here,
  write,
}: {
  label: string;
  path: (name: string) => string;
  names: readonly string[];
  here: string;
  write: (name: string) => string;
}) => {
  const address = useAddress();
  return (
    <nav className="tabs" aria-label={label}>
      {names.map((name) => (
        <a
          key={name}
          className="button little"
          href={address(path(name))}
          aria-current={name === here ? "page" : undefined}
        >
          {write(name)}
        </a>
      ))}
    </nav>
  );
};

const SPANS = ["7", "30", "90"];
const sayDays = (span: string): string => `${span} days`;

const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="head">
    <h1>{title}</h1>
    {children}
  </div>
);

type FunnelProps = {
  readonly funnel: string;
  readonly funnels: readonly string[];
  readonly span: number;
  readonly tables: readonly Table[];
  readonly draw: Draw;
};

const FUNNEL_NAMES: Readonly<Record<string, string>> = {
  ...{ waitlist: "Waitlist", quiz1: "Dating quiz", quiz2: "Life Audit", toolkit: "Toolkit" },
};

export const FunnelPage = ({ funnel, funnels, span, tables, draw }: FunnelProps) => {
  const path = `/funnel?funnel=${funnel}&days=${span}`;
  const [steps, ...others] = tables;
  return (
    <>
      <Head title="Funnel">
        <Tabs
          label="Days"
          path={(name) => `/funnel?funnel=${funnel}&days=${name}`}
          names={SPANS}
          here={String(span)}
          write={sayDays}
        />
      </Head>
      <Tabs
        label="Funnels"
        path={(name) => `/funnel?funnel=${name}&days=${span}`}
        names={funnels}
        here={funnel}
        write={(name) => FUNNEL_NAMES[name] ?? name}
      />
      {steps && <ChartTable table={steps} path={path} draw={draw} columns={[1]} />}
      {others.map((table) => (
        <DataTable key={table.id} table={table} path={path} />
      ))}
      <p className="soft small">
        A visit is counted where it comes from, without a cookie or a number of its own; a payment
        belongs to the visit that it was made in.
      </p>
    </>
  );
};

type MoneyProps = {
  readonly span: number;
  readonly income: Income;
  readonly subscribers: Subscribers;
  readonly trials: TrialFigure;
  readonly days: Table;
  readonly mrr: Table;
  readonly others: readonly Table[];
  readonly draw: Draw;
};

export const MoneyPage = ({ span, income, subscribers, trials, ...page }: MoneyProps) => {
  const { days, mrr, others, draw } = page;
  const path = `/money?days=${span}`;
  return (
    <>
      <Head title="Money">
        <Tabs
          label="Days"
          path={(name) => `/money?days=${name}`}
          names={SPANS}
          here={String(span)}
          write={sayDays}
        />
      </Head>
      <dl className="tiles">
        <Tile label="Gross" figure={dollars(income.grossCents)} />
        <Tile
          label="Refunded"
          figure={dollars(income.refundedCents)}
          beside={`${writeCell(income.refundedShare, "share")} of gross`}
        />
        <Tile
          label="Fees"
          figure={dollars(income.feeCents)}
          beside={income.unknownFees > 0 ? `${count(income.unknownFees)} not known` : undefined}
        />
        <Tile label="Net" figure={dollars(income.netCents)} />
        <Tile
          label="MRR"
          figure={dollars(subscribers.mrrCents)}
          beside={`${count(subscribers.subscribers)} subscribers`}
        />
        <Tile
          label="Trial to paid"
          figure={writeCell(trials.rate, "share")}
          beside={`${count(trials.converted)} of ${count(trials.started)}`}
        />
        <Tile
          label="Churn in 30 days"
          figure={writeCell(subscribers.churnRate, "share")}
          beside={`${count(subscribers.churned)} left`}
        />
        <Tile label="Average charge" figure={writeCell(income.averageCents, "cents")} />
      </dl>
      <ChartTable table={days} path={path} draw={draw} columns={[2, 6]} />
      <ChartTable table={mrr} path={path} draw={draw} columns={[1]} />
      {others.filter(isWide).map((table) => (
        <DataTable key={table.id} table={table} path={path} />
      ))}
      <div className="pair">
        {others
          .filter((table) => !isWide(table))
          .map((table) => (
            <DataTable key={table.id} table={table} path={path} />
          ))}
      </div>
    </>
  );
};

/** More columns than half a desktop has room for. */
const isWide = ({ columns }: Table): boolean => columns.length > 5;
