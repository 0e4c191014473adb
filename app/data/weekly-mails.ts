import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  DANGER_QUESTION_ID,
} from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { latestDangerAnswer, latestScores } from "./quiz2-entitlements.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { answerTo } from "./schema/packed-answers.ts";
import { emailJobs, quiz2Attempts, quiz2Subscriptions } from "./schema.ts";

/** What decides whether the weekly mail goes out. */
type WeekReader = Pick<
  SubscriptionRow,
  | "status"
  | "paymentState"
  | "isCancelling"
  | "cancelRequestedAt"
  | "weeklyMailsStoppedAt"
  | "coveredBy"
>;

const READER = {
  status: quiz2Subscriptions.status,
  paymentState: quiz2Subscriptions.paymentState,
  isCancelling: quiz2Subscriptions.isCancelling,
  cancelRequestedAt: quiz2Subscriptions.cancelRequestedAt,
  weeklyMailsStoppedAt: quiz2Subscriptions.weeklyMailsStoppedAt,
  coveredBy: quiz2Subscriptions.coveredBy,
} as const;

/** Of the newest attempt completed in a browser of the buyer. */
type Latest = {
  readonly latestScores: AssessmentScores | null;
  /** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
  readonly latestDangerAnswer: AnswerValue | null;
};

export async function findWeekReader(
  db: Database,
  attemptId: AttemptId,
): Promise<(WeekReader & Latest) | null> {
  const [found] = await db
    .select({ ...READER, latestScores, latestDangerAnswer })
    .from(quiz2Subscriptions)
    // Drizzle qualifies the columns in the subqueries only beside a join.
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(eq(quiz2Subscriptions.attemptId, attemptId));
  return found ?? null;
}

export type WeekSubscription = WeekReader &
  Latest &
  Pick<SubscriptionRow, "attemptId" | "email" | "trialStart" | "consentedAt"> & {
    /** Names this week's mail. */
    readonly dedupeKey: string;
    /** Of the attempt that was bought. */
    readonly ownScores: AssessmentScores | null;
    readonly ownDangerAnswer: AnswerValue | null;
  };

/** Times after the start of a subscription: from `firstMs` on, every `everyMs`, for `forMs` each. */
type Weeks = Readonly<Record<"firstMs" | "everyMs" | "forMs", number>>;

/**
 * Paid subscriptions whose mail of this week is due and not queued yet, in the order of their attempts, starting after
 * `after`.
 */
export async function listWeekSubscriptions(
  db: Database,
  { after, now, weeks }: { after: string; now: number; weeks: Weeks },
  limit: number,
): Promise<WeekSubscription[]> {
  const { trialStart, consentedAt, stripeSubId } = quiz2Subscriptions;
  const age = sql`(${now - weeks.firstMs} - coalesce(${trialStart}, ${consentedAt}))`;
  // D1 binds numbers as reals.
  const week = sql`(cast(${age} / ${weeks.everyMs} as integer) + 1)`;
  const key = sql<string>`'plan_week:' || ${stripeSubId} || ':' || ${week}`;
  return db
    .select({
      ...READER,
      attemptId: sql<AttemptId>`${quiz2Subscriptions.attemptId}`.as("subscribed_attempt"),
      dedupeKey: key.as("week_key"),
      email: quiz2Subscriptions.email,
      trialStart: quiz2Subscriptions.trialStart,
      consentedAt: quiz2Subscriptions.consentedAt,
      // Aliased, because D1 merges columns of the same name.
      status: sql<SubscriptionRow["status"]>`${quiz2Subscriptions.status}`.as("paid_status"),
      ownScores: quiz2Attempts.scores,
      ownDangerAnswer: answerTo(quiz2Attempts.answers, DANGER_QUESTION_ID).as("own_danger_answer"),
      latestScores,
      latestDangerAnswer,
    })
    .from(quiz2Subscriptions)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(
      and(
        gt(quiz2Subscriptions.attemptId, after as AttemptId),
        sql`${quiz2Subscriptions.status} = 'active'`,
        isNotNull(quiz2Subscriptions.email),
        isNull(quiz2Subscriptions.weeklyMailsStoppedAt),
        sql`${age} >= 0 and ${age} % ${weeks.everyMs} < ${weeks.forMs}`,
        sql`not exists (select 1 from ${emailJobs} where ${emailJobs.dedupeKey} = ${key})`,
      ),
    )
    .orderBy(quiz2Subscriptions.attemptId)
    .limit(limit);
}

export type SentWeek = {
  readonly attemptId: AttemptId | null;
  readonly recipient: string | null;
  readonly payload: unknown;
};

/** The weekly mails of these attempts and mailboxes so far, queued ones too; oldest first. */
export const listSentWeeks = (
  db: Database,
  attemptIds: readonly AttemptId[],
  recipients: readonly string[],
): Promise<SentWeek[]> =>
  db
    .select({
      attemptId: emailJobs.attemptId,
      recipient: emailJobs.recipient,
      payload: emailJobs.payload,
    })
    .from(emailJobs)
    .where(
      and(
        eq(emailJobs.kind, "plan_week"),
        or(
          inArray(emailJobs.attemptId, [...attemptIds]),
          inArray(emailJobs.recipient, [...recipients]),
        ),
      ),
    )
    .orderBy(emailJobs.createdAt);

/** Queues weekly mails except those already queued, suppressed or above the limit; returns how many were queued. */
export async function queueWeeks(db: Database, jobs: readonly NewEmailJob[]): Promise<number> {
  const [first, ...more] = jobs.map((job) => insertEmailJob(db, job));
  if (first === undefined) return 0;
  const results = await db.batch([first, ...more]);
  return results.reduce((all, { meta }) => all + meta.changes, 0);
}
