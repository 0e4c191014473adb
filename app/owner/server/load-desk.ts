import type { Database } from "#app/data/database.ts";
import { listFailures } from "#app/data/failed-emails.ts";
import { listActs } from "#app/data/operator-log.ts";
import {
  countMailTroubles,
  type Desk,
  listOpenAlarms,
  listSuppressions,
  readDesk,
} from "#app/data/owner-desk.ts";
import { listReviews } from "#app/data/review-decisions.ts";
import { days } from "#app/domain/duration.ts";
import { formatIsoDay } from "../rules/money-tables.ts";
import type { Table } from "../rules/table.ts";
import { formatName } from "../rules/timeline.ts";

/** A table whose rows can each be acted on: `subjects` names them in the same order. */
export type ActTable = { readonly table: Table; readonly subjects: readonly string[] };

/** Failed mails by reason. */
export async function loadFailures(db: Database): Promise<ActTable> {
  const failures = await listFailures(db);
  return {
    subjects: failures.map(({ reason }) => `mails:${reason ?? ""}`),
    table: {
      id: "failed",
      title: "Failed, by reason",
      empty: "No mail has failed.",
      columns: [
        { label: "Reason", kind: "text" },
        { label: "Mails", kind: "count" },
        { label: "Kinds", kind: "text" },
        { label: "First", kind: "time" },
        { label: "Last", kind: "time" },
      ],
      rows: failures.map(({ reason, mails, kinds, firstAt, lastAt }) => [
        reason ?? "unknown",
        mails,
        kinds.split(",").map(formatName).join(", "),
        firstAt,
        lastAt,
      ]),
    },
  };
}

/** The newest hundred reviews, and whether each is published and may be. */
export async function loadReviews(
  db: Database,
): Promise<
  ActTable & { readonly canPublish: readonly boolean[]; readonly isShown: readonly boolean[] }
> {
  const reviews = await listReviews(db);
  return {
    subjects: reviews.map(({ id }) => `review:${id}`),
    canPublish: reviews.map((one) => one.status !== "published" && one.is_paid === 1),
    isShown: reviews.map(({ status }) => status === "published"),
    table: {
      id: "reviews",
      title: "Newest reviews",
      empty: "Nobody has written a review yet.",
      columns: [
        { label: "Status", kind: "text" },
        { label: "Stars", kind: "count" },
        { label: "Name", kind: "text" },
        { label: "Review", kind: "text" },
        { label: "Purchase", kind: "text" },
      ],
      rows: reviews.map((one) => [
        one.status,
        one.rating,
        one.first_name,
        one.text,
        one.is_paid === 1 ? "paid for" : "not paid for",
      ]),
    },
  };
}

const MOST_ACTS = 100;

/** What was done in the console, newest first. */
export async function loadLog(db: Database): Promise<Table> {
  const acts = await listActs(db, MOST_ACTS);
  return {
    id: "acts",
    title: "What was done here",
    empty: "Nothing was done here yet.",
    columns: [
      { label: "When", kind: "time" },
      { label: "Who", kind: "text" },
      { label: "Act", kind: "text" },
      { label: "On", kind: "text" },
      { label: "Outcome", kind: "text" },
    ],
    rows: acts.map(({ at, who, act, subject, outcome }) => [
      at,
      who,
      formatName(act),
      subject,
      outcome ?? "not finished",
    ]),
  };
}

const MOST_SUPPRESSIONS = 100;

/** The mailboxes that get no more mail of a kind, by hashes: after a bounce, a complaint or an unsubscribe request. */
export async function loadSuppressions(db: Database): Promise<Table> {
  const found = await listSuppressions(db, MOST_SUPPRESSIONS);
  return {
    id: "suppressed",
    title: "No more mail to",
    empty: "Every mailbox gets its mail.",
    columns: [
      { label: "Since", kind: "time" },
      { label: "Kind of mail", kind: "text" },
      { label: "Mailbox (hash)", kind: "text" },
    ],
    rows: found.map(({ suppressedAt, kind, recipient }) => [
      suppressedAt,
      formatName(kind),
      recipient.slice(0, 12),
    ]),
  };
}

const TROUBLE_DAYS = 90;

/** Bounces and complaints by day: days without any are left out. */
export async function loadMailTroubles(db: Database, nowMs: number): Promise<Table> {
  const found = await countMailTroubles(db, nowMs - days(TROUBLE_DAYS));
  return {
    id: "troubles",
    title: `Bounces and complaints in ${TROUBLE_DAYS} days`,
    empty: "No mail came back, and nobody has complained.",
    columns: [
      { label: "Day", kind: "day" },
      { label: "Bounced", kind: "count" },
      { label: "Complained", kind: "count" },
    ],
    rows: found.map(({ day, bounced, complained }) => [formatIsoDay(day), bounced, complained]),
  };
}

/** What is wrong now. */
export async function loadAlarms(db: Database): Promise<Table> {
  const open = await listOpenAlarms(db);
  return {
    id: "alarms",
    title: "Alarms",
    empty: "No alarm.",
    columns: [
      { label: "Alarm", kind: "text" },
      { label: "Detail", kind: "text" },
      { label: "Since", kind: "time" },
      { label: "Notified", kind: "time" },
    ],
    rows: open.map(({ name, detail, since, reportedAt }) => [
      formatName(name),
      detail,
      since,
      reportedAt,
    ]),
  };
}

/** The state of queues, fences, jobs and the database. */
export async function loadHealth(
  db: Database,
  nowMs: number,
): Promise<{ desk: Desk; tables: readonly Table[] }> {
  const desk = await readDesk(db, { now: nowMs, since: nowMs - days(1) });
  return { desk, tables: [tabulateQueues(desk), tabulateJobs(desk)] };
}

const tabulateQueues = ({ mail, fences, refunds, orders }: Desk): Table => ({
  id: "queues",
  title: "Waiting work",
  empty: "Nothing waits.",
  columns: [
    { label: "What waits", kind: "text" },
    { label: "How many", kind: "count" },
    { label: "Oldest", kind: "time" },
  ],
  rows: [
    ["Mail that is due", mail.due, mail.oldestAt],
    ["Mail planned for later", mail.planned, null],
    ["Mail that failed", mail.failed, null],
    ["Objects behind Stripe", fences.behind, fences.oldestAt],
    ["Refunds that are owed", refunds.owed, null],
    ["Orders that are open", orders.open, orders.oldestAt],
  ],
});

const tabulateJobs = ({ runs, stripe }: Desk): Table => ({
  id: "jobs",
  title: "Jobs",
  empty: "No job has run yet.",
  columns: [
    { label: "Job", kind: "text" },
    { label: "Last success", kind: "time" },
  ],
  rows: [
    ...(stripe ? [["Stripe’s list of events", stripe.answeredAt || null] as const] : []),
    ...runs.map(({ name, succeededAt }) => [formatName(name), succeededAt] as const),
  ],
});
