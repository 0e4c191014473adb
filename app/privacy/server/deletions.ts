import type { Position, Range, Swept } from "#app/data/aged-rows.ts";
import { forgetUses } from "#app/data/daily-uses.ts";
import type { Database } from "#app/data/database.ts";
import { forgetOpenings } from "#app/data/opened-payments.ts";
import {
  deleteAnswers,
  deleteExitOffers,
  deletePulseAnswers,
  deleteQuizReaders,
  deleteQuizSubmissions,
  deleteSettledFences,
  deleteStripeEvents,
  deleteUnboughtAttempts,
  deleteUnfinishedAttempts,
  deleteUnpaidOrders,
  findExistingOwners,
  removeMailAddresses,
} from "#app/data/retention.ts";
import { findJobRun, storeJobCursor } from "#app/data/standing-data.ts";
import { forgetUnconfirmedSignups } from "#app/data/waitlist-signups.ts";
import { deleteWithdrawals } from "#app/data/withdrawals.ts";
import { utcDayOf } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import type { StoredReport } from "#app/domain/report-folder.ts";
import type { Files } from "#app/files/files.ts";
import type { Clock } from "#app/platform/clock.ts";
import { RETENTION, type RetentionKey } from "../content/retention.ts";

/** How stored reports are named. */
type Reports = {
  readonly prefix: string;
  readonly readKey: (key: string) => StoredReport;
};

export type DeletionDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly reports: Reports;
};

/** Deletes one batch. */
type Deletion = (
  deps: DeletionDeps,
  now: number,
) => Promise<{ readonly count: number; readonly isDone: boolean }>;

const agedBefore = (key: RetentionKey, now: number): number => now - days(RETENTION[key].days);

/** Deletes batches until one finds nothing. */
const untilNone =
  (key: RetentionKey, deleteBatch: (db: Database, before: number) => Promise<number>): Deletion =>
  async ({ db }, now) => {
    const count = await deleteBatch(db, agedBefore(key, now));
    return { count, isDone: count === 0 };
  };

/**
 * Goes through the rows once, oldest first: a row that stays for good is never looked at again, and one that waits for
 * something only the next night. The cursor says how far it has come, and from where that night resumes.
 */
const inOrder =
  (
    key: RetentionKey,
    job: string,
    deleteBatch: (db: Database, range: Range) => Promise<Swept>,
  ): Deletion =>
  async ({ db }, now) => {
    const run = await findJobRun(db, job);
    const { at, resume }: Sweep = run.cursor === null ? { at: null } : JSON.parse(run.cursor);
    const swept = await deleteBatch(db, { after: at, before: agedBefore(key, now) });
    const back = resume === undefined ? swept.resume : resume;
    const next: Sweep = swept.isDone
      ? { at: back === undefined ? swept.end : back }
      : { at: swept.end, ...(back !== undefined && { resume: back }) };
    const cursor = JSON.stringify(next);
    await storeJobCursor(db, job, { cursor, succeededAt: swept.isDone ? now : undefined });
    return { count: swept.count, isDone: swept.isDone };
  };

type Sweep = { readonly at: Position | null; readonly resume?: Position | null };

const deleteSubmissions = inOrder("datingQuiz", "retention_submissions", deleteQuizSubmissions);
const deleteReaders = inOrder("datingQuiz", "retention_readers", deleteQuizReaders);

/** How each row of `RETENTION` is carried out. */
export const deletions: Readonly<Record<RetentionKey, Deletion>> = {
  unfinishedAttempts: untilNone("unfinishedAttempts", deleteUnfinishedAttempts),
  answers: inOrder("answers", "retention_answers", deleteAnswers),
  pulseAnswers: untilNone("pulseAnswers", deletePulseAnswers),
  unboughtResults: inOrder("unboughtResults", "retention_unbought", deleteUnboughtAttempts),
  /** Each row has its own end, which a later signup puts off. */
  unconfirmedSignups: async ({ db }, now) => {
    const { meta } = await forgetUnconfirmedSignups(db, now);
    return { count: meta.changes, isDone: true };
  },
  exitOffers: untilNone("exitOffers", deleteExitOffers),
  datingQuiz: async (deps, now) => {
    const submissions = await deleteSubmissions(deps, now);
    const readers = await deleteReaders(deps, now);
    return {
      count: submissions.count + readers.count,
      isDone: submissions.isDone && readers.isDone,
    };
  },
  unpaidOrders: untilNone("unpaidOrders", deleteUnpaidOrders),
  mailAddresses: untilNone("mailAddresses", removeMailAddresses),
  paymentNotices: untilNone("paymentNotices", deleteStripeEvents),
  paymentChecks: untilNone("paymentChecks", deleteSettledFences),
  cardTesting: async ({ db }, now) => {
    const { meta } = await forgetOpenings(db, agedBefore("cardTesting", now));
    return { count: meta.changes, isDone: true };
  },
  dailyLimits: async ({ db }, now) => {
    const { meta } = await forgetUses(db, utcDayOf(agedBefore("dailyLimits", now)) + 1);
    return { count: meta.changes, isDone: true };
  },
  withdrawals: untilNone("withdrawals", deleteWithdrawals),
  replacedReports: deleteReplacedReports,
};

const REPORTS_JOB = "retention_reports";

/** Pages of a thousand files. */
const REPORT_PAGES = 10;

/** Reads ten pages of the bucket a night and resumes there the next, so that it ends however many files there are. */
async function deleteReplacedReports(deps: DeletionDeps, now: number) {
  let count = 0;
  for (let pages = 0, isLast = false; pages < REPORT_PAGES && !isLast; pages += 1) {
    const page = await deleteOfPage(deps, now);
    count += page.count;
    isLast = page.isLast;
  }
  return { count, isDone: true };
}

/**
 * Deletes from one page of the bucket. The cursor is the last file of the previous page. An older edition is deleted only
 * when the current one is stored, because it might not be printed again as it was.
 */
async function deleteOfPage({ db, files, reports }: DeletionDeps, now: number) {
  const { cursor } = await findJobRun(db, REPORTS_JOB);
  const page = await files.list(reports.prefix, cursor);
  const old = page.files
    .filter(({ storedAt }) => storedAt <= agedBefore("replacedReports", now))
    .map(({ key }) => ({ key, ...reports.readKey(key) }));
  const existing = await findExistingOwners(
    db,
    old.flatMap(({ ownerIds }) => ownerIds),
  );
  const stored = new Set(page.files.map(({ key }) => key));
  // The files of the page's last owner may continue on the next page.
  if (page.next !== null) {
    const folder = page.next.slice(0, page.next.lastIndexOf("/") + 1);
    for (const key of (await files.measure(folder)).keys()) stored.add(key);
  }
  const unneeded = old.filter(
    ({ key, ownerIds, currentKey }) =>
      (key !== currentKey && stored.has(currentKey)) || ownerIds.some((id) => !existing.has(id)),
  );
  await files.remove(unneeded.map(({ key }) => key));
  const isLast = page.next === null;
  const run = { cursor: page.next, succeededAt: isLast ? now : undefined };
  await storeJobCursor(db, REPORTS_JOB, run);
  return { count: unneeded.length, isLast };
}
