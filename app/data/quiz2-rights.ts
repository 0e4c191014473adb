import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type AttemptAction,
  holdersOf,
  MOST_PAYERS,
  type Right,
} from "#app/domain/attempt-rights.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import {
  emailJobs,
  quiz2Attempts,
  quiz2AttemptVisitors,
  quiz2Subscriptions,
  quiz2Users,
} from "./schema.ts";

/** An attempt together with the visitor who requests it. */
export type VisitorAttempt = { readonly id: AttemptId; readonly visitorHash: string };

/** An attempt, or each attempt of a query, together with the visitor. */
type AskedAttempt = {
  readonly id: AttemptId | typeof quiz2Attempts.id;
  readonly visitorHash: string;
};

const hasGrant = ({ id, visitorHash }: AskedAttempt, condition = sql``) =>
  sql`exists (select 1 from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.attemptId} = ${id} and ${quiz2AttemptVisitors.visitorHash} = ${visitorHash}${condition})`;

const HOLDS: Record<Right, (attempt: AskedAttempt) => SQL | undefined> = {
  owner: ({ visitorHash }) => eq(quiz2Attempts.visitorHash, visitorHash),
  payer: (attempt) =>
    or(
      sql`exists (select 1 from ${quiz2Subscriptions} where ${quiz2Subscriptions.attemptId} = ${attempt.id} and ${quiz2Subscriptions.visitorHash} = ${attempt.visitorHash} and ${quiz2Subscriptions.stripeSubId} is not null)`,
      hasGrant(attempt, sql` and ${quiz2AttemptVisitors.rights} = 'payer'`),
    ),
  reader: (attempt) => hasGrant(attempt),
};

/** The attempt, if its visitor may do this with it. */
export const isAllowed = (attempt: VisitorAttempt, action: AttemptAction): SQL | undefined =>
  and(
    eq(quiz2Attempts.id, attempt.id),
    or(...holdersOf(action).map((right) => HOLDS[right](attempt))),
  );

/** The ids of all attempts that a visitor may read, their own only if completed. The plus keeps the index by status out. */
export const readableBy = (visitorHash: string): SQL =>
  sql`(select id from ${quiz2Attempts} where visitor_hash = ${visitorHash} and +status = 'completed'
    union select attempt_id from ${quiz2AttemptVisitors} where visitor_hash = ${visitorHash}
    union select attempt_id from ${quiz2Subscriptions} where visitor_hash = ${visitorHash} and stripe_sub_id is not null)`;

/** The strongest right of this visitor, for a query of the attempt. */
export const rightOf = (attempt: AskedAttempt): SQL.Aliased<Right> =>
  sql<Right>`case when ${HOLDS.owner(attempt)} then 'owner' when ${HOLDS.payer(attempt)} then 'payer' else 'reader' end`.as(
    "visitor_right",
  );

type Grant = VisitorAttempt & {
  readonly right: Exclude<Right, "owner">;
  /** Generation of the link. */
  readonly generation: number;
};

type LinkGrant = Omit<Grant, "right">;

/**
 * Lets in a further browser as a reader. A no-op for one that has more rights. False when the link was ended, or the
 * attempt no longer exists.
 */
export async function grantReading(
  db: Database,
  grant: LinkGrant,
  grantedAt: number,
): Promise<boolean> {
  const [found] = await db.batch([
    selectCurrent(db, grant),
    insertGrant(db, { ...grant, right: "reader" }, grantedAt),
  ]);
  return found.length === 1;
}

/**
 * Lets in a further browser as a payer and queues the notice of it, or does nothing if it is one already. Over the
 * limit it becomes a reader. Null when the link was ended, or the attempt no longer exists.
 */
export async function grantPaying(
  db: Database,
  grant: LinkGrant,
  { grantedAt, notice }: { readonly grantedAt: number; readonly notice: NewEmailJob | null },
): Promise<{ readonly isPayer: boolean; readonly jobIds: readonly string[] } | null> {
  const { id } = grant;
  const isPayer = or(HOLDS.owner(grant), HOLDS.payer(grant));
  const hasRoom = sql`(select count(*) from ${quiz2AttemptVisitors} where ${quiz2AttemptVisitors.attemptId} = ${id} and ${quiz2AttemptVisitors.rights} = 'payer') < ${MOST_PAYERS}`;
  const isNew = sql`exists (select 1 from ${quiz2Attempts} where ${isCurrent(grant)} and (${isPayer}) is not true and ${hasRoom})`;
  // Before the grant, after which the browser is no longer new.
  const notices =
    notice === null ? [] : [insertEmailJob(db, notice, isNew).returning({ id: emailJobs.id })];
  const results: readonly unknown[] = await db.batch([
    selectCurrent(db, grant),
    ...notices,
    insertGrant(db, { ...grant, right: "payer" }, grantedAt, hasRoom),
    insertGrant(db, { ...grant, right: "reader" }, grantedAt),
    db
      .select({ id: quiz2Attempts.id })
      .from(quiz2Attempts)
      .where(and(eq(quiz2Attempts.id, id), isPayer)),
  ]);
  const idsOf = (rows: unknown) => (rows as { id: string }[]).map((row) => row.id);
  if (idsOf(results[0]).length === 0) return null;
  return {
    isPayer: idsOf(results.at(-1)).length === 1,
    jobIds: notice === null ? [] : idsOf(results[1]),
  };
}

const isCurrent = ({ id, generation }: Pick<Grant, "id" | "generation">) =>
  and(eq(quiz2Attempts.id, id), eq(quiz2Attempts.linkGeneration, generation));

const selectCurrent = (db: Database, grant: Pick<Grant, "id" | "generation">) =>
  db.select({ id: quiz2Attempts.id }).from(quiz2Attempts).where(isCurrent(grant));

/** Grants access to an attempt as part of a batch, if a condition holds. */
export const insertGrant = (
  db: Database,
  { id, visitorHash, right, generation }: Grant,
  grantedAt: number,
  condition: SQL = sql`true`,
) =>
  db
    .insert(quiz2AttemptVisitors)
    // INSERT ... SELECT needs every column, in the order of the table.
    .select(
      sql`select id, ${visitorHash}, ${grantedAt}, ${right} from ${quiz2Attempts}
        where ${quiz2Attempts.id} = ${id} and ${quiz2Attempts.linkGeneration} = ${generation}
          and ${quiz2Attempts.visitorHash} is not ${visitorHash} and ${condition}`,
    )
    .onConflictDoUpdate({
      target: [quiz2AttemptVisitors.attemptId, quiz2AttemptVisitors.visitorHash],
      set: { rights: right },
      setWhere: sql`excluded.rights = 'payer' and ${quiz2AttemptVisitors.rights} = 'reader'`,
    });

/** Which mailed links to this attempt are valid, and its address; null if it does not exist. */
export async function findLinkState(
  db: Database,
  id: AttemptId,
): Promise<{ generation: number; email: string | null } | null> {
  const [found] = await db
    .select({ generation: quiz2Attempts.linkGeneration, email: quiz2Users.email })
    .from(quiz2Attempts)
    .leftJoin(quiz2Users, eq(quiz2Users.id, quiz2Attempts.userId))
    .where(eq(quiz2Attempts.id, id));
  return found ?? null;
}

const otherGrants = ({ id, visitorHash }: VisitorAttempt) =>
  and(
    eq(quiz2AttemptVisitors.attemptId, id),
    ne(quiz2AttemptVisitors.rights, sql`'owner'`),
    ne(quiz2AttemptVisitors.visitorHash, visitorHash),
  );

/** In how many other browsers the attempt is open. */
export async function countOtherBrowsers(
  db: Database,
  { id, visitorHash }: VisitorAttempt,
): Promise<number> {
  const [found] = await db.all<{ others: number }>(sql`select count(*) as others from (
      select visitor_hash from ${quiz2Attempts} where id = ${id}
      union select visitor_hash from ${quiz2Subscriptions} where attempt_id = ${id} and stripe_sub_id is not null
      union select visitor_hash from ${quiz2AttemptVisitors} where attempt_id = ${id}
    ) where visitor_hash <> ${visitorHash}`);
  return found?.others ?? 0;
}

/** Ends every mailed link so far, and the access of every other browser let in by one. */
export async function endOtherGrants(db: Database, attempt: VisitorAttempt): Promise<void> {
  await db.batch(endGrants(db, attempt));
}

/** Ends mailed links and the access of other browsers, as part of a batch. */
export const endGrants = (db: Database, attempt: VisitorAttempt) =>
  [
    db
      .update(quiz2Attempts)
      .set({ linkGeneration: sql`${quiz2Attempts.linkGeneration} + 1` })
      .where(eq(quiz2Attempts.id, attempt.id)),
    db.delete(quiz2AttemptVisitors).where(otherGrants(attempt)),
  ] as const;
