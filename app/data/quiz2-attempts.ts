import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AnswerValue, AssessmentScores } from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { quiz2Attempts, quiz2AttemptVisitors, quiz2Responses } from "./schema.ts";

/** An attempt together with the visitor who requests it. */
export type OwnedAttempt = { readonly id: AttemptId; readonly visitorHash: string };

/** Owned by the visitor who started it, and by browsers granted access by a mailed link. */
export const isOwnedBy = ({ id, visitorHash }: OwnedAttempt): SQL | undefined =>
  and(
    eq(quiz2Attempts.id, id),
    or(
      eq(quiz2Attempts.visitorHash, visitorHash),
      sql`exists (select 1 from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.attemptId} = ${id} and ${quiz2AttemptVisitors.visitorHash} = ${visitorHash})`,
    ),
  );

type NewAttempt = OwnedAttempt & { readonly startedAt: number };
export type Unfinished = { readonly id: AttemptId; readonly answered: number };

/**
 * Starts an attempt and finds the newest one that this visitor left unfinished since `unfinishedSince`
 * (milliseconds), both in one round trip.
 */
export async function insertAttempt(
  db: Database,
  attempt: NewAttempt,
  unfinishedSince: number,
): Promise<Unfinished | null> {
  const [, unfinished] = await db.batch([
    db.insert(quiz2Attempts).values(attempt),
    db
      .select({
        id: quiz2Attempts.id,
        answered: sql<number>`(select count(*) from quiz2_responses where attempt_id = quiz2_attempts.id)`,
      })
      .from(quiz2Attempts)
      .where(
        and(
          eq(quiz2Attempts.visitorHash, attempt.visitorHash),
          eq(quiz2Attempts.status, sql`'started'`),
          gte(quiz2Attempts.startedAt, unfinishedSince),
          isNull(quiz2Attempts.continuedAt),
          sql`exists (select 1 from quiz2_responses where attempt_id = ${quiz2Attempts.id})`,
        ),
      )
      .orderBy(sql`${quiz2Attempts.startedAt} desc`)
      .limit(1),
  ]);
  return unfinished[0] ?? null;
}

export type FoundAttempt = Pick<
  typeof quiz2Attempts.$inferSelect,
  "status" | "progressCount" | "userId" | "scores"
>;

export const selectAttempt = (db: Database, attempt: OwnedAttempt) =>
  db
    .select({
      status: quiz2Attempts.status,
      progressCount: quiz2Attempts.progressCount,
      userId: quiz2Attempts.userId,
      scores: quiz2Attempts.scores,
    })
    .from(quiz2Attempts)
    .where(isOwnedBy(attempt));

/** Null when it does not exist or is not this visitor's. */
export async function findAttempt(
  db: Database,
  attempt: OwnedAttempt,
): Promise<FoundAttempt | null> {
  return (await selectAttempt(db, attempt))[0] ?? null;
}

type Completion = {
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  /** Only if none are stored yet. */
  readonly scored?: {
    readonly scores: AssessmentScores;
    readonly bankVersion: string;
    readonly answers: ReadonlyMap<number, AnswerValue>;
  };
};

/**
 * False when there is nothing to complete: no such attempt, completed already, not scored yet, or its answers
 * are no longer those that the given scores are of.
 */
export async function completeStartedAttempt(
  db: Database,
  attempt: OwnedAttempt,
  { completedAt, timeSpentSeconds, scored }: Completion,
): Promise<boolean> {
  const scores = scored && { scores: scored.scores, bankVersion: scored.bankVersion };
  const completed = await db
    .update(quiz2Attempts)
    .set({ status: "completed", progressCount: 100, completedAt, timeSpentSeconds, ...scores })
    .where(
      and(
        isOwnedBy(attempt),
        eq(quiz2Attempts.status, "started"),
        scored ? hasAnswers(attempt.id, scored.answers) : isNotNull(quiz2Attempts.scores),
      ),
    )
    .returning({ id: quiz2Attempts.id });
  return completed.length === 1;
}

/** Compared as one string, because D1 allows at most 100 parameters. */
function hasAnswers(attemptId: AttemptId, answers: ReadonlyMap<number, AnswerValue>): SQL {
  const pairs = [...answers].map(([number, value]) => `Q${number}=${value}`).sort();
  return sql`${pairs.join()} = (select group_concat(answer, ',' order by answer)
    from (select q_id || '=' || value as answer from ${quiz2Responses} where attempt_id = ${attemptId}))`;
}

/** Grants access to a further browser. False when the attempt no longer exists. */
export async function grantAttempt(
  db: Database,
  { id, visitorHash }: OwnedAttempt,
  grantedAt: number,
): Promise<boolean> {
  const [found] = await db.batch([
    db.select({ id: quiz2Attempts.id }).from(quiz2Attempts).where(eq(quiz2Attempts.id, id)),
    db
      .insert(quiz2AttemptVisitors)
      .select(
        sql`select id, ${visitorHash}, ${grantedAt} from ${quiz2Attempts}
          where ${quiz2Attempts.id} = ${id}`,
      )
      .onConflictDoNothing(),
  ]);
  return found.length === 1;
}
