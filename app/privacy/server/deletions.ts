import type { Database } from "#app/data/database.ts";
import { forgetOpenings } from "#app/data/opened-payments.ts";
import {
  deleteAnswers,
  deleteExitOffers,
  deletePulseAnswers,
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
import { days } from "#app/domain/duration.ts";
import type { Files } from "#app/files/files.ts";
import type { Clock } from "#app/platform/clock.ts";
import { RETENTION, type RetentionKey } from "../content/retention.ts";

/** What stored reports are called. */
type Reports = {
  readonly prefix: string;
  readonly readKey: (key: string) => { readonly ownerIds: string[]; readonly isReplaced: boolean };
};

export type DeletionDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly reports: Reports;
};

/** One batch. */
type Deletion = (
  deps: DeletionDeps,
  now: number,
) => Promise<{ readonly count: number; readonly isDone: boolean }>;

const agedBefore = (key: RetentionKey, now: number): number => now - days(RETENTION[key].days);

/** Batches until one finds nothing. */
const untilNone =
  (key: RetentionKey, deleteBatch: (db: Database, before: number) => Promise<number>): Deletion =>
  async ({ db }, now) => {
    const count = await deleteBatch(db, agedBefore(key, now));
    return { count, isDone: count === 0 };
  };

/** How each row of the table of retention is carried out. */
export const deletions: Readonly<Record<RetentionKey, Deletion>> = {
  unfinishedAttempts: untilNone("unfinishedAttempts", deleteUnfinishedAttempts),
  answers: deleteOldAnswers,
  pulseAnswers: untilNone("pulseAnswers", deletePulseAnswers),
  unboughtResults: untilNone("unboughtResults", deleteUnboughtAttempts),
  /** Each row has its own end, which a later signup puts off. */
  unconfirmedSignups: async ({ db }, now) => {
    const { meta } = await forgetUnconfirmedSignups(db, now);
    return { count: meta.changes, isDone: true };
  },
  exitOffers: untilNone("exitOffers", deleteExitOffers),
  datingQuiz: untilNone("datingQuiz", deleteQuizSubmissions),
  unpaidOrders: untilNone("unpaidOrders", deleteUnpaidOrders),
  mailAddresses: untilNone("mailAddresses", removeMailAddresses),
  paymentNotices: untilNone("paymentNotices", deleteStripeEvents),
  paymentChecks: untilNone("paymentChecks", deleteSettledFences),
  cardTesting: async ({ db }, now) => {
    const { meta } = await forgetOpenings(db, agedBefore("cardTesting", now));
    return { count: meta.changes, isDone: true };
  },
  replacedReports: deleteReplacedReports,
};

const ANSWERS_JOB = "retention_answers";
const REPORTS_JOB = "retention_reports";
/** Longer than the mail of a report, from whose attempt no answers are deleted, can be tried. */
const LOOK_BACK_MS = days(7);

/**
 * The cursor is the time until which completed attempts have no answers left: all of them are never looked through
 * again.
 */
async function deleteOldAnswers({ db }: DeletionDeps, now: number) {
  const before = agedBefore("answers", now);
  const { cursor } = await findJobRun(db, ANSWERS_JOB);
  const count = await deleteAnswers(db, { after: Number(cursor ?? 0) - LOOK_BACK_MS, before });
  const isDone = count === 0;
  if (isDone) await storeJobCursor(db, ANSWERS_JOB, String(before));
  return { count, isDone };
}

/** One page of the bucket. The cursor is the last file of the page before. */
async function deleteReplacedReports({ db, files, reports }: DeletionDeps, now: number) {
  const { cursor } = await findJobRun(db, REPORTS_JOB);
  const page = await files.list(reports.prefix, cursor);
  const old = page.files
    .filter(({ storedAt }) => storedAt <= agedBefore("replacedReports", now))
    .map(({ key }) => ({ key, ...reports.readKey(key) }));
  const existing = await findExistingOwners(
    db,
    old.flatMap(({ ownerIds }) => ownerIds),
  );
  const unneeded = old.filter(
    ({ ownerIds, isReplaced }) => isReplaced || ownerIds.some((id) => !existing.has(id)),
  );
  await files.remove(unneeded.map(({ key }) => key));
  await storeJobCursor(db, REPORTS_JOB, page.next);
  return { count: unneeded.length, isDone: page.next === null };
}
