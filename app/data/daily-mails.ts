import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  DANGER_QUESTION_ID,
} from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { suppressRecipients } from "./mail-suppressions.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { answerTo } from "./schema/packed-answers.ts";
import { emailJobs, quiz2Attempts, quiz2Subscriptions } from "./schema.ts";

/** What a plan is made of, and what decides whether its days are mailed. */
export type PlanReader = Pick<
  SubscriptionRow,
  "status" | "paymentState" | "isCancelling" | "cancelRequestedAt" | "dailyMailsStoppedAt"
> & {
  readonly scores: AssessmentScores | null;
  /** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
  readonly dangerAnswer: AnswerValue | null;
};

export async function findPlanReader(
  db: Database,
  attemptId: AttemptId,
): Promise<PlanReader | null> {
  const [found] = await db
    .select({
      status: quiz2Subscriptions.status,
      paymentState: quiz2Subscriptions.paymentState,
      isCancelling: quiz2Subscriptions.isCancelling,
      cancelRequestedAt: quiz2Subscriptions.cancelRequestedAt,
      dailyMailsStoppedAt: quiz2Subscriptions.dailyMailsStoppedAt,
      scores: quiz2Attempts.scores,
      dangerAnswer: answerTo(quiz2Attempts.answers, DANGER_QUESTION_ID).as("danger_answer"),
    })
    .from(quiz2Subscriptions)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(eq(quiz2Subscriptions.attemptId, attemptId));
  return found ?? null;
}

/** A series of mails, and the column that says when it was stopped. */
const STOPPED_AT = {
  plan_day: "dailyMailsStoppedAt",
  plan_week: "weeklyMailsStoppedAt",
} as const;

export type PlanSeries = keyof typeof STOPPED_AT;

/** Deletes an attempt's queued mails of a series. A mail being sent is checked again when it is written. */
export const withdrawPlanMails = (
  db: Database,
  attemptId: AttemptId,
  kind: PlanSeries,
  condition?: SQL,
) =>
  db
    .delete(emailJobs)
    .where(
      and(
        eq(emailJobs.attemptId, attemptId),
        eq(emailJobs.kind, kind),
        eq(emailJobs.status, "queued"),
        condition,
      ),
    );

type Stop = { readonly kind: PlanSeries; readonly at: number };

/** Ends a series of mails of the plan; permanent and idempotent. */
export async function stopPlanMails(db: Database, attemptId: AttemptId, stop: Stop): Promise<void> {
  await db.batch(endSeries(db, attemptId, stop));
}

/**
 * Also ends a series for the mailboxes that received it, whatever becomes of the attempt or is bought later. For
 * readers whose link proves that they received it.
 */
export async function suppressPlanMails(
  db: Database,
  attemptId: AttemptId,
  { kind, at }: Stop,
): Promise<void> {
  const isOfSeries = and(eq(emailJobs.attemptId, attemptId), eq(emailJobs.kind, kind));
  await db.batch([
    suppressRecipients(db, isOfSeries, at),
    ...endSeries(db, attemptId, { kind, at }),
  ]);
}

const endSeries = (db: Database, attemptId: AttemptId, { kind, at }: Stop) =>
  [
    db
      .update(quiz2Subscriptions)
      .set({ [STOPPED_AT[kind]]: at })
      .where(
        and(
          eq(quiz2Subscriptions.attemptId, attemptId),
          isNull(quiz2Subscriptions[STOPPED_AT[kind]]),
        ),
      ),
    withdrawPlanMails(db, attemptId, kind),
  ] as const;
