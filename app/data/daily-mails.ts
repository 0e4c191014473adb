import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AssessmentScores } from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { emailJobs, mailSuppressions, quiz2Attempts, quiz2Subscriptions } from "./schema.ts";

/** What a plan is made of, and what decides whether its days are mailed. */
export type PlanReader = Pick<
  SubscriptionRow,
  "status" | "paymentState" | "isCancelling" | "cancelRequestedAt" | "dailyMailsStoppedAt"
> & { readonly scores: AssessmentScores | null };

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
    })
    .from(quiz2Subscriptions)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(eq(quiz2Subscriptions.attemptId, attemptId));
  return found ?? null;
}

/** Deletes the queued daily mails of an attempt. One being sent is checked again when it is written. */
export const withdrawDailyMails = (db: Database, attemptId: AttemptId, condition?: SQL) =>
  db
    .delete(emailJobs)
    .where(
      and(
        eq(emailJobs.attemptId, attemptId),
        eq(emailJobs.kind, "plan_day"),
        eq(emailJobs.status, "queued"),
        condition,
      ),
    );

/** Permanent and idempotent. */
export async function stopDailyMails(
  db: Database,
  attemptId: AttemptId,
  stoppedAt: number,
): Promise<void> {
  await db.batch(stop(db, attemptId, stoppedAt));
}

/**
 * Also for the mailboxes that got them, whatever becomes of the attempt or is bought later. For readers whose link
 * proves that they read them.
 */
export async function suppressDailyMails(
  db: Database,
  attemptId: AttemptId,
  stoppedAt: number,
): Promise<void> {
  await db.batch([
    db
      .insert(mailSuppressions)
      .select(
        sql`select distinct recipient, kind, ${stoppedAt} from ${emailJobs}
          where ${and(eq(emailJobs.attemptId, attemptId), eq(emailJobs.kind, "plan_day"), isNotNull(emailJobs.recipient))}`,
      )
      .onConflictDoNothing(),
    ...stop(db, attemptId, stoppedAt),
  ]);
}

const stop = (db: Database, attemptId: AttemptId, stoppedAt: number) =>
  [
    db
      .update(quiz2Subscriptions)
      .set({ dailyMailsStoppedAt: stoppedAt })
      .where(
        and(
          eq(quiz2Subscriptions.attemptId, attemptId),
          isNull(quiz2Subscriptions.dailyMailsStoppedAt),
        ),
      ),
    withdrawDailyMails(db, attemptId),
  ] as const;
