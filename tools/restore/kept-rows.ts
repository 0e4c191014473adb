/** What a restore carries over: the rows that were written since the time to which the database goes back. */
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../app/data/schema.ts";
import { utcDayOf } from "../../app/domain/day-span.ts";
import { days } from "../../app/domain/duration.ts";

export type Kept = {
  readonly table: SQLiteTable;
  /** A second key: the mail that was sent replaces one that was written again in the meantime. */
  readonly cause?: string;
  /** An SQL condition for the rows that were written since `then`. Times in milliseconds. */
  readonly since: (then: number) => string;
};

const from =
  (...columns: readonly string[]) =>
  (then: number): string =>
    columns.map((column) => `${column} >= ${then}`).join(" or ");

/** A signup can be confirmed for a week, and confirming stores no time. */
const CONFIRMED_FOR = days(7);
/** A refund stores no time either. */
const REFUNDED = "refunded_cents > 0";

/** Parents before their children. */
export const KEPT: readonly Kept[] = [
  { table: schema.origins, since: () => "true" },
  { table: schema.waitlistSignups, since: (then) => from("signed_up_at")(then - CONFIRMED_FOR) },
  { table: schema.quizSubmissions, since: from("submitted_at") },
  { table: schema.quizReaders, since: from("updated_at") },
  { table: schema.exitOffers, since: from("ends_at") },
  { table: schema.quiz2Users, since: from("updated_at") },
  {
    table: schema.quiz2Attempts,
    since: from("started_at", "answered_at", "completed_at", "continued_at"),
  },
  { table: schema.quiz2AttemptVisitors, since: from("granted_at") },
  { table: schema.quiz2Pulses, since: from("taken_at") },
  // People whose answers are in the sums must not be counted a second time.
  {
    table: schema.quiz2Subscriptions,
    since: from(
      ...["consented_at", "last_event_at", "cancel_requested_at", "canceled_at"],
      ...["daily_mails_stopped_at", "weekly_mails_stopped_at"],
    ),
  },
  { table: schema.orders, since: from("updated_at") },
  { table: schema.orderVisitors, since: from("granted_at") },
  { table: schema.reviews, since: from("updated_at") },
  { table: schema.charges, since: (then) => `charged_at >= ${then} or ${REFUNDED}` },
  { table: schema.owedRefunds, since: () => "true" },
  { table: schema.openedPayments, since: from("opened_at", "declined_at") },
  { table: schema.cardAlerts, since: () => "true" },
  { table: schema.mailSuppressions, since: from("suppressed_at") },
  {
    table: schema.emailJobs,
    cause: "dedupe_key",
    since: from("created_at", "sent_at", "failed_at"),
  },
  { table: schema.dataRequests, since: from("requested_at", "finished_at") },
  { table: schema.funnelCounts, since: (then) => `day >= ${utcDayOf(then)}` },
  { table: schema.dailyUses, since: (then) => `day >= ${utcDayOf(then)}` },
  { table: schema.withdrawals, since: from("declared_at", "settled_at", "erased_at") },
  { table: schema.operatorLog, since: from("at") },
];

/** Tables that are not carried over, and why nothing is lost. */
export const LEFT: Readonly<Record<string, string>> = {
  alarms: "judged anew each minute",
  stripe_events: "read again from Stripe's list: an event that is known would change nothing",
  stripe_syncs: "requested again by those events",
  stripe_cursors: "how far the list was read then, so that it is read from there",
  job_runs: "the night's work, which is done again and finds what is done",
  counters: "kept by triggers",
  waitlist_totals: "kept by triggers",
  charge_days: "kept by triggers",
  buyers: "kept by triggers",
  subscriber_spells: "kept by triggers",
  users: "nothing is written to it",
};

/** Rows per page. */
export const PAGE = 500;

/**
 * A query for one page of a table's kept rows in the order of their keys, each as the statement that writes it again,
 * over a row that exists by then. The next page begins after the `key` of the last row.
 */
export function selectKept(
  { table, cause, since }: Kept,
  then: number,
  after: string | null,
): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const names = columns.map((column) => `"${column.name}"`);
  const key = [
    ...columns.filter(({ primary }) => primary),
    ...primaryKeys.flatMap((one) => one.columns),
  ].map((column) => `"${column.name}"`);
  const onConflict = (keys: readonly string[]): string => {
    const set = names.filter((column) => !keys.includes(column));
    const values = set.map((column) => `${column}=excluded.${column}`).join(",");
    return ` on conflict(${keys.join(",")}) do ${set.length === 0 ? "nothing" : `update set ${values}`}`;
  };
  const conflicts = (cause === undefined ? "" : onConflict([`"${cause}"`])) + onConflict(key);
  const quoted = (all: readonly string[]) =>
    all.map((column) => `quote(${column})`).join(` || ',' || `);
  const isNext = after === null ? "true" : `(${key.join(",")}) > (${after})`;
  return `select ${quoted(key)} as key,
    'insert or ignore into "${name}"(${names.join(",")}) values(' || ${quoted(names)} || ')${conflicts};' as line
    from "${name}" where (${since(then)}) and ${isNext} order by ${key.join(",")} limit ${PAGE}`;
}

export const nameOf = ({ table }: Kept): string => getTableConfig(table).name;
