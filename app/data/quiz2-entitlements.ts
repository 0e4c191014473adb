import { and, desc, eq, exists, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Right } from "#app/domain/attempt-rights.ts";
import { holdersOf } from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  type AnswerValue,
  type AssessmentScores,
  DANGER_QUESTION_ID,
} from "#app/domain/life-areas.ts";
import { hasPaidMonth, isEntitled } from "#app/domain/purchase/entitlement.ts";
import type { Database } from "./database.ts";
import type { FoundAttempt } from "./quiz2-attempts.ts";
import { isAllowed, rightOf, type VisitorAttempt } from "./quiz2-rights.ts";
import { isManagedBy, type SubscriptionRow } from "./quiz2-subscriptions.ts";
import { isAmong } from "./schema/column-rules.ts";
import { answerTo } from "./schema/packed-answers.ts";
import { quiz2Attempts, quiz2AttemptVisitors, quiz2Subscriptions } from "./schema.ts";

type Paid = Pick<
  SubscriptionRow,
  "status" | "paymentState" | "periodEnd" | "trialStart" | "firstTrialAt" | "stripeSubId"
>;

export type ScoredAttempt = FoundAttempt & {
  /** The subscriptions that open it, live or not. */
  readonly paid: readonly Paid[];
  /** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
  readonly dangerAnswer: AnswerValue | null;
  /** False once the answers have been deleted. */
  readonly hasAnswers: boolean;
  readonly right: Right;
};

/**
 * A subscription opens its own attempt, all others started in a browser that manages it, and those of a browser whose
 * second subscription it covers.
 */
export const opensAttempt = or(
  eq(quiz2Subscriptions.attemptId, quiz2Attempts.id),
  isManagedBy(quiz2Attempts.visitorHash),
  sql`${quiz2Subscriptions.attemptId} in (select covered_by from ${quiz2Subscriptions} as covered where covered.attempt_id = ${quiz2Attempts.id} or covered.visitor_hash = ${quiz2Attempts.visitorHash})`,
);

type Holding = {
  readonly browsers: readonly (string | null)[];
  readonly subscriptionIds: readonly string[];
};

/**
 * The attempts without an address of their own that were started in these browsers and that one of these subscriptions
 * opens, except those that another subscription has bought.
 */
export function listOpenedAttempts(
  db: Database,
  { browsers, subscriptionIds }: Holding,
): Promise<(typeof quiz2Attempts.$inferSelect)[]> {
  const isTheirs = isAmong(quiz2Subscriptions.id, subscriptionIds);
  const isAnothers = sql`exists (select 1 from ${quiz2Subscriptions} as own where own.attempt_id = ${quiz2Attempts.id}
    and own.stripe_sub_id is not null and own.id not in (select value from json_each(${JSON.stringify(subscriptionIds)})))`;
  return db
    .select()
    .from(quiz2Attempts)
    .where(
      and(
        isNull(quiz2Attempts.userId),
        isAmong(quiz2Attempts.visitorHash, browsers),
        exists(db.select().from(quiz2Subscriptions).where(and(isTheirs, opensAttempt))),
        not(isAnothers),
      ),
    )
    .orderBy(quiz2Attempts.startedAt);
}

/** Null if the attempt does not exist or this visitor has no access to it. */
export async function findScoredAttempt(
  db: Database,
  attempt: VisitorAttempt,
): Promise<ScoredAttempt | null> {
  const rows = await db
    .select({
      status: quiz2Attempts.status,
      progressCount: quiz2Attempts.progressCount,
      userId: quiz2Attempts.userId,
      scores: quiz2Attempts.scores,
      dangerAnswer: answerTo(quiz2Attempts.answers, DANGER_QUESTION_ID).as("danger_answer"),
      hasAnswers: sql<0 | 1>`${quiz2Attempts.answers} is not null`.as("has_answers"),
      right: rightOf(attempt),
      // Aliased, because D1 merges columns of the same name.
      paidStatus: sql<SubscriptionRow["status"] | null>`${quiz2Subscriptions.status}`.as(
        "paid_status",
      ),
      paymentState: quiz2Subscriptions.paymentState,
      periodEnd: quiz2Subscriptions.periodEnd,
      trialStart: quiz2Subscriptions.trialStart,
      firstTrialAt: quiz2Subscriptions.firstTrialAt,
      stripeSubId: quiz2Subscriptions.stripeSubId,
    })
    .from(quiz2Attempts)
    .leftJoin(quiz2Subscriptions, opensAttempt)
    .where(isAllowed(attempt, "read"));
  const [found] = rows;
  if (found === undefined) return null;
  const { status, progressCount, userId, scores, dangerAnswer, right } = found;
  const paid = rows.flatMap(({ paidStatus, paymentState, ...row }) => {
    if (paidStatus === null || paymentState === null) return [];
    const { periodEnd, trialStart, firstTrialAt, stripeSubId } = row;
    return [{ status: paidStatus, paymentState, periodEnd, trialStart, firstTrialAt, stripeSubId }];
  });
  const hasAnswers = found.hasAnswers === 1;
  return {
    status,
    progressCount,
    userId,
    scores,
    dangerAnswer,
    hasAnswers,
    right,
    paid,
  };
}

/** A superset of what `isEntitled` accepts, including rows covered by another subscription. */
const mayEntitle: SQL = sql`(${quiz2Subscriptions.status} in ('trialing', 'active') or ${quiz2Subscriptions.paymentState} = 'won' or ${quiz2Subscriptions.coveredBy} is not null)`;

/**
 * Something about the newest attempt that was completed in a browser of a subscription's buyer, or that the subscription
 * was bought for. The plus keeps SQLite from using the index by status, which all completed attempts share.
 */
const ofLatest = (what: SQL): SQL => sql`(select ${what} from quiz2_attempts a
  where +a.status = 'completed' and a.scores is not null and (a.id = ${quiz2Subscriptions.attemptId}
    or a.visitor_hash = ${quiz2Subscriptions.visitorHash}
    or a.visitor_hash in (select v.visitor_hash from quiz2_attempt_visitors v
      where v.attempt_id = ${quiz2Subscriptions.attemptId} and v.rights in (select value from json_each(${JSON.stringify(holdersOf("manage"))}))))
  order by a.completed_at desc limit 1)`;

export const latestScores = sql<AssessmentScores | null>`${ofLatest(sql`a.scores`)}`
  .mapWith(quiz2Attempts.scores)
  .as("latest_scores");

/** The answer to `DANGER_QUESTION_ID`; null if it is not stored. */
export const latestDangerAnswer = sql<AnswerValue | null>`${ofLatest(
  answerTo(sql`a.answers`, DANGER_QUESTION_ID),
)}`.as("latest_danger_answer");

const LIST_LIMIT = 20;

/** The attempt of a live subscription, with what its guides and courses are chosen by. */
export type EntitledAttempt = {
  readonly id: AttemptId;
  readonly scores: AssessmentScores | null;
  /** Scores of the buyer's newest completed attempt, which decide what comes first. */
  readonly latestScores: AssessmentScores | null;
  /** Of the same attempt. */
  readonly latestDangerAnswer: AnswerValue | null;
  readonly hasPaidMonth: boolean;
};

type Entitled = { readonly visitorHash: string } | { readonly attemptId: AttemptId };

/**
 * The attempt of the newest subscription that entitles this browser now, even as a reader; or this attempt, if it is
 * entitled.
 */
export async function findEntitledAttempt(
  db: Database,
  by: Entitled,
  nowMs: number,
): Promise<EntitledAttempt | null> {
  const paid = alias(quiz2Subscriptions, "paid");
  const candidates = await db
    .select({
      // Aliased, because D1 merges columns of the same name.
      attemptId: sql<AttemptId>`${quiz2Subscriptions.attemptId}`.as("own_attempt_id"),
      scores: quiz2Attempts.scores,
      latestScores,
      latestDangerAnswer,
      status: paid.status,
      paymentState: paid.paymentState,
      periodEnd: paid.periodEnd,
      trialEnd: paid.trialEnd,
    })
    .from(quiz2Subscriptions)
    .innerJoin(
      paid,
      sql`${paid.attemptId} = coalesce(${quiz2Subscriptions.coveredBy}, ${quiz2Subscriptions.attemptId})`,
    )
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, quiz2Subscriptions.attemptId))
    .where(and(mayEntitle, isEntitledBy(by)))
    .orderBy(desc(quiz2Subscriptions.consentedAt))
    .limit(LIST_LIMIT);
  const found = candidates.find((row) => isEntitled(row, nowMs));
  if (found === undefined) return null;
  return {
    id: found.attemptId,
    scores: found.scores,
    latestScores: found.latestScores,
    latestDangerAnswer: found.latestDangerAnswer,
    hasPaidMonth: hasPaidMonth(found, nowMs),
  };
}

const isEntitledBy = (by: Entitled): SQL =>
  "attemptId" in by
    ? sql`${quiz2Subscriptions.attemptId} = ${by.attemptId}`
    : sql`(${quiz2Subscriptions.visitorHash} = ${by.visitorHash} or ${quiz2Subscriptions.attemptId} in (select ${quiz2AttemptVisitors.attemptId} from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.visitorHash} = ${by.visitorHash}))`;

/** A subscription of a person, as far as we can identify one. */
export type PersonalSubscription = SubscriptionRow & {
  /** Whether it is this browser's; otherwise only the address is the same, which nobody has verified. */
  readonly isOwn: boolean;
};

type Person = { readonly visitorHash: string; readonly mailbox: string | null };

/** What this browser, or somebody with this mailbox, has bought, and what this browser is about to buy. */
export async function listPersonalSubscriptions(
  db: Database,
  person: Person,
): Promise<PersonalSubscription[]> {
  return (await selectPersonalSubscriptions(db, person)).map(toPersonal);
}

/** What a person has bought or is about to buy, as part of a batch. `toPersonal` reads its rows. */
export const selectPersonalSubscriptions = (db: Database, person: Person) =>
  db
    .select({
      row: quiz2Subscriptions,
      isOwn: sql<number>`${isManagedBy(person.visitorHash)}`.as("is_own"),
    })
    .from(quiz2Subscriptions)
    .where(isPersonal(person))
    .orderBy(desc(quiz2Subscriptions.consentedAt));

export const isPersonal = ({ visitorHash, mailbox }: Person): SQL | undefined => {
  const isBought = sql`(${quiz2Subscriptions.stripeSubId} is not null or ${quiz2Subscriptions.firstTrialAt} is not null)`;
  const isOpen = sql`(${isBought} or ${quiz2Subscriptions.status} = 'payment_pending')`;
  return or(
    isManagedBy(visitorHash, isOpen),
    mailbox === null ? undefined : and(eq(quiz2Subscriptions.mailbox, mailbox), isBought),
  );
};

export const toPersonal = (found: {
  readonly row: SubscriptionRow;
  readonly isOwn: number;
}): PersonalSubscription => ({ ...found.row, isOwn: found.isOwn === 1 });
