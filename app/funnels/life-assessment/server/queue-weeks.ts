import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { findJobRun, storeJobCursor } from "#app/data/standing-data.ts";
import {
  listSentWeeks,
  listWeekSubscriptions,
  queueWeeks,
  type SentWeek,
  type WeekSubscription,
} from "#app/data/weekly-mails.ts";
import { hours } from "#app/domain/duration.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import {
  areWeeklyMailsOn,
  findWeek,
  isLookBack,
  QUEUED_WEEKS,
} from "#app/subscriptions/rules/weekly-mails.ts";
import { courses } from "../content/courses/courses.ts";
import { chooseWeek, type WeekChoice } from "../rules/choose-week.ts";
import { judgeScores } from "../rules/needs-help.ts";

type Deps = { readonly db: Database; readonly clock: Clock; readonly log: Log };

/** Its row in `job_runs`. */
const JOB = "weekly_mails";
/** Longer than the five hours of a night's six runs, each of which continues what the one before left unfinished. */
const NIGHT_MS = hours(6);
/** D1 allows a thousand queries per invocation, which also deletes old data; a page takes at most `rows` plus four. */
const LIMITS = { rows: 40, pages: 12 };

const LESSONS = courses.flatMap((course) => course.lessons);

/**
 * Queues the weekly mails of the next day (docs/product.md#weekly-mail), each with its step and lesson, so that a retry
 * sends the same. Idempotent, and continues where it was interrupted. Never throws.
 */
export async function queueWeeklyMails(deps: Deps, { rows, pages } = LIMITS): Promise<void> {
  const now = deps.clock();
  try {
    const { succeededAt, cursor } = await findJobRun(deps.db, JOB);
    if (succeededAt !== null && Math.abs(now - succeededAt) < NIGHT_MS) return;
    let after = cursor ?? "";
    let count = 0;
    let isDone = false;
    for (let page = 0; page < pages && !isDone; page += 1) {
      const from = { after, now, weeks: QUEUED_WEEKS };
      const found = await listWeekSubscriptions(deps.db, from, rows);
      count += await queuePage(deps.db, found, now);
      isDone = found.length < rows;
      after = found.at(-1)?.attemptId ?? after;
      const run = isDone ? { cursor: null, succeededAt: now } : { cursor: after };
      await storeJobCursor(deps.db, JOB, run);
    }
    deps.log("info", { event: "weekly_mails", count, outcome: isDone ? "finished" : "unfinished" });
  } catch (error) {
    deps.log("error", { event: "failure", kind: JOB, ...describeError(error) });
  }
}

type Due = Pick<WeekSubscription, "attemptId" | "dedupeKey"> & {
  readonly to: { readonly email: EmailAddress; readonly recipient: string };
  readonly at: NonNullable<ReturnType<typeof findWeek>>;
  readonly scores: Pick<Parameters<typeof chooseWeek>[0], "scores" | "plannedFrom">;
};

async function queuePage(
  db: Database,
  found: readonly WeekSubscription[],
  now: number,
): Promise<number> {
  const due = (await Promise.all(found.map((row) => findDue(row, now)))).filter(
    (one) => one !== null,
  );
  if (due.length === 0) return 0;
  const sent = await listSentWeeks(
    db,
    due.map(({ attemptId }) => attemptId),
    due.map(({ to }) => to.recipient),
  );
  return queueWeeks(
    db,
    due.map((one) => writeJob(one, sent, now)),
  );
}

async function findDue(row: WeekSubscription, now: number): Promise<Due | null> {
  const { attemptId, dedupeKey, ownScores, latestScores } = row;
  const own = ownScores && judgeScores(ownScores, row.ownDangerAnswer);
  const email = parseEmailAddress(row.email ?? "");
  const startedAt = row.trialStart ?? row.consentedAt;
  const scores = latestScores ? judgeScores(latestScores, row.latestDangerAnswer) : own;
  if (email === null || startedAt === null || scores === null || !areWeeklyMailsOn(row))
    return null;
  const at = findWeek(startedAt, now);
  if (at === null) return null;
  return {
    attemptId,
    dedupeKey,
    at,
    to: { email, recipient: await recipientOf(email) },
    scores: { scores, plannedFrom: own ?? scores },
  };
}

function writeJob(
  { attemptId, dedupeKey, to, at, scores }: Due,
  sent: readonly SentWeek[],
  createdAt: number,
): NewEmailJob {
  const own = sent.filter(
    (week) => week.attemptId === attemptId || week.recipient === to.recipient,
  );
  const choice = isLookBack(at.week)
    ? null
    : chooseWeek({ ...scores, lessons: LESSONS, sent: own.flatMap(readChoice) });
  return {
    ...to,
    dedupeKey,
    id: crypto.randomUUID(),
    kind: "plan_week",
    attemptId,
    createdAt,
    dueAt: at.dueAt,
    payload: { week: at.week, choice },
  };
}

const readChoice = ({ payload }: SentWeek): readonly WeekChoice[] =>
  [parseMailPayload("plan_week", payload).choice].filter((choice) => choice !== null);
