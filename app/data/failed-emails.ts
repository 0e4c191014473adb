import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { hasAddress, toLiteral } from "./schema/column-rules.ts";
import { emailJobs } from "./schema.ts";

const isFailed = and(sql`${emailJobs.status} = 'failed'`, hasAddress(emailJobs));

const hasReason = (reason: string | null): SQL =>
  sql`${emailJobs.lastError} is ${sql.raw(reason === null ? "null" : toLiteral(reason))}`;

/** Failed mails by reason, most frequent first. */
export const listFailures = (db: Database) =>
  db
    .select({
      reason: emailJobs.lastError,
      mails: sql<number>`count(*)`,
      kinds: sql<string>`group_concat(distinct ${emailJobs.kind})`,
      firstAt: sql<number>`min(${emailJobs.failedAt})`,
      lastAt: sql<number>`max(${emailJobs.failedAt})`,
    })
    .from(emailJobs)
    .where(isFailed)
    .groupBy(emailJobs.lastError)
    .orderBy(sql`count(*) desc`);

/**
 * Fails a job from the dead-letter queue, unless it is sent or leased. The reason of its last try takes precedence over
 * the given one. Null: nothing changed.
 */
export async function failDeadEmailJob(
  db: Database,
  id: string,
  now: number,
  reason: string,
): Promise<{ reason: string | null } | null> {
  const failed = await db
    .update(emailJobs)
    .set({
      status: "failed",
      failedAt: now,
      lastError: sql`coalesce(${emailJobs.lastError}, ${reason})`,
    })
    .where(
      and(
        eq(emailJobs.id, id),
        isNull(emailJobs.sentAt),
        sql`(${emailJobs.status} = 'queued' or ${emailJobs.status} = 'sending' and ${emailJobs.nextTryAt} <= ${now})`,
      ),
    )
    .returning({ reason: emailJobs.lastError });
  return failed[0] ?? null;
}

/**
 * Queues the failed mails that still have their address; with a reason, only those that failed for it (null: for no
 * known reason). Their dates stay, but they count as waiting from now on.
 */
export const replayFailedEmailJobs = (db: Database, now: number, reason?: string | null) =>
  db
    .update(emailJobs)
    .set({
      status: "queued",
      attempts: 0,
      failedAt: null,
      nextTryAt: now,
    })
    .where(and(isFailed, reason === undefined ? undefined : hasReason(reason)))
    .returning({ id: emailJobs.id });
