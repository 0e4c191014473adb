import type { Database } from "#app/data/database.ts";
import { listFailures } from "#app/data/email-jobs.ts";
import { listActs } from "#app/data/operator-log.ts";
import { listReviews } from "#app/data/review-decisions.ts";
import { sayName } from "../rules/timeline.ts";
import type { Table } from "../rules/table.ts";

/** A table whose rows can each be acted on: `subjects` names them in the same order. */
export type ActTable = { readonly table: Table; readonly subjects: readonly string[] };

/** Failed mails by reason. */
export async function loadFailures(db: Database): Promise<ActTable> {
  const failures = await listFailures(db);
  return {
    subjects: failures.map(({ reason }) => `mails:${reason ?? ""}`),
    table: {
      ...{ id: "failed", title: "Failed, by reason", empty: "No mail has failed." },
      columns: [
        { label: "Reason", kind: "text" },
        { label: "Mails", kind: "count" },
        { label: "Kinds", kind: "text" },
        { label: "First", kind: "time" },
        { label: "Last", kind: "time" },
      ],
      rows: failures.map(({ reason, mails, kinds, firstAt, lastAt }) => [
        ...[reason ?? "unknown", mails, kinds.split(",").map(sayName).join(", ")],
        ...[firstAt, lastAt],
      ]),
    },
  };
}

/** The newest hundred reviews, with whether each is published and may be. */
export async function loadReviews(
  db: Database,
): Promise<ActTable & { readonly canPublish: readonly boolean[]; readonly isShown: readonly boolean[] }> {
  const reviews = await listReviews(db);
  return {
    subjects: reviews.map(({ id }) => `review:${id}`),
    canPublish: reviews.map((one) => one.status !== "published" && one.is_paid === 1),
    isShown: reviews.map(({ status }) => status === "published"),
    table: {
      ...{ id: "reviews", title: "Newest reviews", empty: "Nobody has written a review yet." },
      columns: [
        { label: "Status", kind: "text" },
        { label: "Stars", kind: "count" },
        { label: "Name", kind: "text" },
        { label: "Review", kind: "text" },
        { label: "Purchase", kind: "text" },
      ],
      rows: reviews.map((one) => [
        ...[one.status, one.rating, one.first_name, one.text],
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
    ...{ id: "acts", title: "What was done here", empty: "Nothing was done here yet." },
    columns: [
      { label: "When", kind: "time" },
      { label: "Who", kind: "text" },
      { label: "Act", kind: "text" },
      { label: "On", kind: "text" },
      { label: "Outcome", kind: "text" },
    ],
    rows: acts.map(({ at, who, act, subject, outcome }) => [
      ...[at, who, sayName(act), subject, outcome ?? "not finished"],
    ]),
  };
}
