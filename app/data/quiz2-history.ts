import { and, desc, isNotNull, sql } from "drizzle-orm";
import type { Right } from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  DANGER_QUESTION_ID,
} from "#app/domain/life-areas.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import type { Database } from "./database.ts";
import { opensAttempt } from "./quiz2-entitlements.ts";
import { readableBy, rightOf } from "./quiz2-rights.ts";
import { answerTo } from "./schema/packed-answers.ts";
import { quiz2Attempts, quiz2Subscriptions } from "./schema.ts";

/** A completed attempt whose results its visitor may see now. */
export type OpenAttempt = {
  readonly id: AttemptId;
  readonly completedAt: number;
  readonly scores: AssessmentScores;
  /** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
  readonly dangerAnswer: AnswerValue | null;
  readonly bankVersion: string | null;
  /** The visitor's strongest right. */
  readonly right: Right;
  /** The live subscriptions that open it: attempts of one history share one. */
  readonly openedBy: readonly string[];
};

/** Pairs of an attempt and a subscription. */
const LIST_LIMIT = 120;

/** A completed attempt that its visitor may read. */
export type ReadableAttempt = Pick<OpenAttempt, "id"> & {
  /** A live subscription opens its complete results. */
  readonly isOpen: boolean;
  /** A subscription that opens it was paid for, even if it has ended since. */
  readonly isBought: boolean;
};

/** The plus keeps SQLite from using the index by status, which all completed attempts share. */
const isReadable = (visitorHash: string) =>
  and(
    sql`${quiz2Attempts.id} in ${readableBy(visitorHash)}`,
    sql`+${quiz2Attempts.status} = 'completed'`,
    isNotNull(quiz2Attempts.scores),
  );

const newestFirst = [desc(quiz2Attempts.completedAt), desc(quiz2Attempts.id)];

// Aliased, because D1 merges columns of the same name.
const paidStatus = sql<typeof quiz2Subscriptions.$inferSelect.status>`${quiz2Subscriptions.status}`;
const ownId = sql<AttemptId>`${quiz2Attempts.id}`;

/** Open ones first, then newest first. */
export async function listReadableAttempts(
  db: Database,
  visitorHash: string,
  nowMs: number,
): Promise<readonly ReadableAttempt[]> {
  const rows = await db
    .select({
      id: ownId.as("own_attempt_id"),
      status: paidStatus.as("paid_status"),
      paymentState: quiz2Subscriptions.paymentState,
      periodEnd: quiz2Subscriptions.periodEnd,
      stripeSubId: quiz2Subscriptions.stripeSubId,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Subscriptions, opensAttempt)
    .where(isReadable(visitorHash))
    .orderBy(...newestFirst)
    .limit(LIST_LIMIT);
  const found = new Map<AttemptId, ReadableAttempt>();
  for (const { id, paymentState, stripeSubId, ...paid } of rows) {
    const known = found.get(id);
    const isOpen = paymentState !== null && isEntitled({ ...paid, paymentState }, nowMs);
    found.set(id, {
      id,
      isOpen: isOpen || known?.isOpen === true,
      isBought: stripeSubId !== null || known?.isBought === true,
    });
  }
  return [...found.values()].sort((one, other) => Number(other.isOpen) - Number(one.isOpen));
}

/** Newest first. */
export async function listOpenAttempts(
  db: Database,
  visitorHash: string,
  nowMs: number,
): Promise<readonly OpenAttempt[]> {
  const rows = await db
    .select({
      id: ownId.as("own_attempt_id"),
      completedAt: quiz2Attempts.completedAt,
      scores: quiz2Attempts.scores,
      dangerAnswer: answerTo(quiz2Attempts.answers, DANGER_QUESTION_ID).as("danger_answer"),
      bankVersion: quiz2Attempts.bankVersion,
      right: rightOf({ id: quiz2Attempts.id, visitorHash }),
      subscriptionId: quiz2Subscriptions.id,
      status: paidStatus.as("paid_status"),
      paymentState: quiz2Subscriptions.paymentState,
      periodEnd: quiz2Subscriptions.periodEnd,
    })
    .from(quiz2Attempts)
    .innerJoin(quiz2Subscriptions, opensAttempt)
    .where(isReadable(visitorHash))
    .orderBy(...newestFirst)
    .limit(LIST_LIMIT);
  const found = new Map<AttemptId, OpenAttempt>();
  for (const { subscriptionId, status, paymentState, periodEnd, ...row } of rows) {
    const { id, completedAt, scores, dangerAnswer, bankVersion, right } = row;
    if (!isEntitled({ status, paymentState, periodEnd }, nowMs)) continue;
    if (completedAt === null || scores === null) continue;
    const openedBy = [...(found.get(id)?.openedBy ?? []), subscriptionId];
    found.set(id, { id, completedAt, scores, dangerAnswer, bankVersion, right, openedBy });
  }
  return [...found.values()];
}
