import type { Income } from "../rules/income.ts";
import type { Subscribers, TrialFigure } from "../rules/subscribers.ts";
import type { Table } from "../rules/table.ts";
import { ChartTable } from "./chart-table.tsx";
import { DataTable, writeCell, writeCount, writeDollars } from "./data-table.tsx";
import { Tile } from "./desk-pages.tsx";
import { SpanHead } from "./tabs.tsx";

type MoneyProps = {
  readonly span: number;
  readonly income: Income;
  readonly subscribers: Subscribers;
  readonly trials: TrialFigure;
  readonly days: Table;
  readonly mrr: Table;
  readonly others: readonly Table[];
};

export const MoneyPage = ({ span, income, subscribers, trials, ...page }: MoneyProps) => {
  const { days, mrr, others } = page;
  const path = `/money?days=${span}`;
  return (
    <>
      <SpanHead title="Money" span={span} path={(days) => `/money?days=${days}`} />
      <dl className="tiles">
        <Tile label="Gross" figure={writeDollars(income.grossCents)} />
        <Tile
          label="Refunded"
          figure={writeDollars(income.refundedCents)}
          beside={`${writeCell(income.refundedShare, "share")} of gross`}
        />
        <Tile
          label="Fees"
          figure={writeDollars(income.feeCents)}
          beside={
            income.unknownFees > 0 ? `${writeCount(income.unknownFees)} not known` : undefined
          }
        />
        <Tile label="Net" figure={writeDollars(income.netCents)} />
        <Tile
          label="MRR"
          figure={writeDollars(subscribers.mrrCents)}
          beside={`${writeCount(subscribers.subscribers)} subscribers`}
        />
        <Tile
          label="Trial to paid"
          figure={writeCell(trials.rate, "share")}
          beside={`${writeCount(trials.converted)} of ${writeCount(trials.started)}`}
        />
        <Tile
          label="Churn in 30 days"
          figure={writeCell(subscribers.churnRate, "share")}
          beside={`${writeCount(subscribers.churned)} left`}
        />
        <Tile label="Average charge" figure={writeCell(income.averageCents, "cents")} />
      </dl>
      <ChartTable table={days} path={path} columns={[2, 6]} />
      <ChartTable table={mrr} path={path} columns={[1]} />
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

/** Whether a table has more columns than half a desktop has room for. */
const isWide = ({ columns }: Table): boolean => columns.length > 5;
