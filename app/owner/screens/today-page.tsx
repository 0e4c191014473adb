import { Fragment } from "react";
import type { Income } from "../rules/income.ts";
import type { Table } from "../rules/table.ts";
import { ChartTable } from "./chart-table.tsx";
import { writeCell, writeCount, writeDollars } from "./data-table.tsx";
import { type MailFigures, MailTiles, Tile } from "./desk-pages.tsx";
import { useAddress } from "./frame.tsx";

type DayFigures = { readonly income: Income; readonly visits: number; readonly starts: number };

type Waiting = {
  readonly behind: number;
  readonly owed: number;
  readonly withdrawals: number;
  /** Withdrawals that match no purchase. */
  readonly strangers: number;
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
};

export const TodayPage = ({ alarms, mail, trials, days, waiting, ...figures }: TodayProps) => (
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
          <Tile label="Today" figure={writeCount(trials.today)} />
          <Tile
            label="Next 7 days"
            figure={writeCount(trials.week)}
            beside={`${writeCount(trials.cancelled)} cancelled`}
          />
        </dl>
      </section>
      <section className="card" aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <dl className="tiles">
          <Tile label="Objects behind Stripe" figure={writeCount(waiting.behind)} />
          <Tile label="Refunds owed" figure={writeCount(waiting.owed)} />
          <Tile
            label="Withdrawals and cancellations"
            figure={writeCount(waiting.withdrawals + waiting.strangers)}
          />
        </dl>
      </section>
    </div>
    <section className="card" aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <MailTiles mail={mail} />
    </section>
    <ChartTable table={days} path="/" columns={[2, 6]} />
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

/** What no alarm reports any more, and only the operator can settle. */
function Failures({ failed, owed, withdrawals, strangers }: Waiting & { failed: number }) {
  const address = useAddress();
  const waiting = [
    { what: "failed mails", n: failed, path: "/mail" },
    { what: "refunds owed", n: owed },
    { what: "withdrawals and cancellations", n: withdrawals, path: "/people" },
    { what: "unmatched withdrawals and cancellations", n: strangers, path: "/people" },
  ].filter(({ n }) => n > 0);
  if (waiting.length === 0) return null;
  return (
    <p className="notice bad">
      {"Waiting for you: "}
      {waiting.map(({ what, n, path }, at) => (
        <Fragment key={what}>
          {at > 0 && ", "}
          {path ? (
            <a href={address(path)}>{`${what}: ${writeCount(n)}`}</a>
          ) : (
            `${what}: ${writeCount(n)}`
          )}
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
  const tile = (label: string, read: (day: DayFigures) => number, say: typeof writeCount) => (
    <Tile
      label={label}
      figure={say(read(today))}
      beside={`${say(read(yesterday))} yesterday, ${say(read(weekAgo))} a week ago`}
    />
  );
  return (
    <dl className="tiles">
      {tile("Sales", ({ income }) => income.grossCents, writeDollars)}
      {tile("Charges", ({ income }) => income.charges, writeCount)}
      {tile("Of these, refunded", ({ income }) => income.refundedCents, writeDollars)}
      {tile("Net", ({ income }) => income.netCents, writeDollars)}
      {tile("Visits", ({ visits }) => visits, writeCount)}
      {tile("Starts", ({ starts }) => starts, writeCount)}
    </dl>
  );
}
