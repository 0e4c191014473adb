import { and, eq, sql } from "drizzle-orm";
import type { AnswerSums, CountedGroup, WaitingPeople } from "#app/domain/answer-sums.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type NumberedAnswers, QUESTION_COUNT } from "#app/domain/life-areas.ts";
import type { Database } from "./database.ts";
import { isAmong } from "./schema/column-rules.ts";
import { countOf, unpackAnswers } from "./schema/packed-answers.ts";
import { itemConsents, itemSums, quiz2Attempts } from "./schema.ts";

/** Literals, because the index of waiting consents has them. Anyone who agreed earlier has no answers left to count. */
const isWaiting = (
  since: number,
) => sql`item_consents.is_usable = 1 and item_consents.is_counted = 0
  and item_consents.given_at > ${since} and quiz2_attempts.answers is not null`;

/** Counts those who agreed after `since`; `patient` are those of them who agreed by `before`. */
export const listWaiting = (
  db: Database,
  { since, before }: { since: number; before: number },
): Promise<WaitingPeople[]> =>
  db
    .select({
      bankVersion: sql<string>`${quiz2Attempts.bankVersion}`.as("version"),
      country: itemConsents.country,
      people: sql<number>`count(*)`.as("people"),
      patient: sql<number>`sum(${itemConsents.givenAt} <= ${before})`.as("patient"),
    })
    .from(itemConsents)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, itemConsents.attemptId))
    .where(sql`${isWaiting(since)} and ${quiz2Attempts.bankVersion} is not null`)
    .groupBy(sql`1, 2`);

/** Bounds of when they agreed; `before` does not apply to unknown countries. */
export type Group = CountedGroup & { readonly since: number; readonly before: number };

export type WaitingAttempt = { readonly id: AttemptId; readonly answers: NumberedAnswers };

/** The first of a group who gave all answers, and the sums so far, as of the same moment. */
export async function readWaiting(
  db: Database,
  { bankVersion, country, from, since, before }: Group,
  limit: number,
): Promise<{ attempts: readonly WaitingAttempt[]; sums: AnswerSums | null }> {
  const names = from.map((code) => code ?? "");
  const first = db
    .select({ id: itemConsents.attemptId, answers: quiz2Attempts.answers })
    .from(itemConsents)
    .innerJoin(quiz2Attempts, eq(quiz2Attempts.id, itemConsents.attemptId))
    .where(
      and(
        isWaiting(since),
        sql`${countOf(quiz2Attempts.answers)} = ${QUESTION_COUNT}`,
        eq(quiz2Attempts.bankVersion, bankVersion),
        sql`coalesce(${itemConsents.country}, '') in (select value from json_each(${JSON.stringify(names)}))`,
        sql`(${itemConsents.givenAt} <= ${before} or ${itemConsents.country} is null)`,
      ),
    )
    .orderBy(itemConsents.givenAt)
    .limit(limit);
  const [attempts, [stored]] = await db.batch([
    first,
    db
      .select({ sums: itemSums.sums })
      .from(itemSums)
      .where(and(eq(itemSums.bankVersion, bankVersion), eq(itemSums.country, country))),
  ]);
  return {
    attempts: attempts.map(({ id, answers }) => ({ id, answers: unpackAnswers(answers) })),
    sums: stored?.sums ?? null,
  };
}

type Counted = Pick<CountedGroup, "bankVersion" | "country"> & {
  readonly ids: readonly AttemptId[];
  readonly peopleBefore: number;
  readonly sums: AnswerSums;
};

/**
 * Stores the sums and marks the consents in them as counted, atomically. An optimistic lock: a no-op if the sums have
 * changed since they were read, or a consent is gone. The update runs only if all are still waiting, the insert only if
 * all are marked; both check `peopleBefore`, so that the marks of a concurrent run are not mistaken for ours.
 */
export async function storeSums(
  db: Database,
  { bankVersion, country, ids, peopleBefore, sums }: Counted,
): Promise<boolean> {
  const theirs = isAmong(itemConsents.attemptId, ids);
  const areSame = sql`coalesce((select people from item_sums where bank_version = ${bankVersion} and country = ${country}), 0) = ${peopleBefore}`;
  const areAll = (isCounted: 0 | 1) =>
    sql`(select count(*) from item_consents where ${theirs} and is_counted = ${isCounted}) = ${ids.length}`;
  const [, stored] = await db.batch([
    db
      .update(itemConsents)
      .set({ isCounted: true })
      .where(and(theirs, areSame, areAll(0))),
    db
      .insert(itemSums)
      .select(
        sql`select ${bankVersion}, ${country}, ${sums.people}, ${JSON.stringify(sums)} where ${areSame} and ${areAll(1)}`,
      )
      .onConflictDoUpdate({
        target: [itemSums.bankVersion, itemSums.country],
        set: { people: sql`excluded.people`, sums: sql`excluded.sums` },
      }),
  ]);
  return stored.meta.changes > 0;
}
