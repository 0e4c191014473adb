import { and, eq, gt, inArray, is, isNull, lte, SQL, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import {
  ENDED_BY_COMPLAINT,
  MAIL_LIMITS,
  type MailLimit,
  OPERATOR_MAILS,
  reasonsAgainst,
  UNASKED,
} from "#app/domain/mail/mail-limits.ts";
import type { MailKind, MailPayload } from "#app/domain/mail/mail-payload.ts";
import { ERASED_NOTICE } from "#app/domain/personal-data.ts";
import type { Database } from "./database.ts";
import { toLiteral } from "./schema/column-rules.ts";
import { emailJobs, mailSuppressions, type waitlistSignups } from "./schema.ts";

type Row = typeof emailJobs.$inferSelect;

type NewMail = {
  [K in MailKind]: { readonly kind: K; readonly payload: MailPayload<K> | SQL };
}[MailKind];

/**
 * Times in milliseconds. One mail is queued for each `dedupeKey`. The key, the address, its hash and the payload may be
 * expressions if only the database knows their values. A job with a `dueAt` is not sent before then.
 */
export type NewEmailJob = NewMail & {
  readonly id: string;
  readonly email: EmailAddress | SQL;
  /** Hash of the mailbox (`recipientOf`). */
  readonly recipient: string | SQL;
  readonly dedupeKey: string | SQL;
  readonly createdAt: number;
  readonly dueAt?: number;
  readonly attemptId?: AttemptId;
  readonly payloadPointer?: string;
  /**
   * When the purchase that the mail is about was made: only a later suppression, such as an erasure, stops the mail.
   */
  readonly boughtAt?: number | undefined;
};

/** A job leased to the caller; `attempts` includes this try and identifies the claim. */
export type ClaimedEmailJob = Pick<
  Row,
  | "id"
  | "attemptId"
  | "email"
  | "kind"
  | "payload"
  | "createdAt"
  | "dueAt"
  | "attempts"
  | "lastError"
> & {
  /** Its mailbox was suppressed after it was queued. An earlier suppression keeps a mail from being queued. */
  readonly isSuppressed: boolean;
};

type Claim = Pick<ClaimedEmailJob, "id" | "attempts">;

type Source = typeof waitlistSignups | SQL;
const ONE_ROW = sql`(select 1)`;

/**
 * Goes into the batch that causes the mail, so that both are stored or neither. The mail is queued only if the
 * condition holds, within the limits of its kind, and if its mailbox is not suppressed for it; `from` is the row that
 * the job's expressions refer to.
 */
export const insertEmailJob = (
  db: Database,
  job: NewEmailJob,
  condition: SQL | undefined = sql`true`,
  from: Source = ONE_ROW,
) =>
  // INSERT ... SELECT needs every column, in the order of the table.
  db
    .insert(emailJobs)
    .select(
      db
        .select({
          id: sql`${job.id}`.as("id"),
          attemptId: sql`${job.attemptId ?? null}`.as("attempt_id"),
          email: sql`${job.email}`.as("email"),
          status: sql`'queued'`.as("status"),
          payloadPointer: sql`${job.payloadPointer ?? null}`.as("payload_pointer"),
          createdAt: sql`${job.createdAt}`.as("created_at"),
          kind: sql`${job.kind}`.as("kind"),
          dedupeKey: sql`${job.dedupeKey}`.as("dedupe_key"),
          attempts: sql`0`.as("attempts"),
          nextTryAt: sql`${job.dueAt ?? 0}`.as("next_try_at"),
          sentAt: sql`null`.as("sent_at"),
          lastError: sql`null`.as("last_error"),
          repeats: sql`0`.as("repeats"),
          dueAt: sql`${job.dueAt ?? job.createdAt}`.as("due_at"),
          payload: sql`${is(job.payload, SQL) ? job.payload : JSON.stringify(job.payload)}`.as(
            "payload",
          ),
          failedAt: sql`null`.as("failed_at"),
          recipient: sql`${job.recipient}`.as("recipient"),
        })
        .from(from)
        .where(
          and(
            condition,
            isSubscribed(job),
            ...MAIL_LIMITS[job.kind].map(isWithin(job)),
            isWithinAll(job),
          ),
        ),
    )
    .onConflictDoNothing({ target: emailJobs.dedupeKey });

const isSubscribed = ({ recipient, kind, boughtAt = 0 }: NewEmailJob): SQL =>
  sql`not exists (select 1 from ${mailSuppressions} where ${mailSuppressions.recipient} = ${recipient} and ${inArray(mailSuppressions.kind, [...reasonsAgainst(kind)])} and ${mailSuppressions.suppressedAt} >= ${boughtAt})`;

const isWithin =
  ({ kind, recipient, attemptId, createdAt }: NewEmailJob) =>
  ({ per, most, withinMs }: MailLimit): SQL => {
    const isCounted =
      per === "recipient"
        ? eq(emailJobs.recipient, recipient)
        : eq(emailJobs.attemptId, attemptId ?? sql`null`);
    return sql`(select count(*) from ${emailJobs} where ${and(isCounted, eq(emailJobs.kind, kind), gt(emailJobs.createdAt, createdAt - withinMs))}) < ${most}`;
  };

/** The limit over all kinds that anyone can cause. */
const isWithinAll = ({ kind, recipient, createdAt }: NewEmailJob): SQL | undefined => {
  const { kinds, most, withinMs } = UNASKED;
  if (!kinds.some((one) => one === kind)) return undefined;
  const counted = and(
    eq(emailJobs.recipient, recipient),
    inArray(emailJobs.kind, [...kinds]),
    gt(emailJobs.createdAt, createdAt - withinMs),
  );
  return sql`(select count(*) from ${emailJobs} where ${counted}) < ${most}`;
};

const listKinds = (kinds: readonly MailKind[]): string => kinds.map(toLiteral).join(", ");

/** Null: the job is sent, failed, deleted, not yet due, or leased by another consumer. */
export async function claimEmailJob(
  db: Database,
  id: string,
  times: { now: number; leaseEndsAt: number },
): Promise<ClaimedEmailJob | null> {
  const claimed = await db
    .update(emailJobs)
    .set({
      status: "sending",
      attempts: sql`${emailJobs.attempts} + 1`,
      nextTryAt: times.leaseEndsAt,
      repeats: sql`${emailJobs.repeats} + (${emailJobs.status} = 'sending')`,
    })
    .where(
      and(
        eq(emailJobs.id, id),
        inArray(emailJobs.status, ["queued", "sending"]),
        lte(emailJobs.nextTryAt, times.now),
      ),
    )
    .returning({
      id: emailJobs.id,
      attemptId: emailJobs.attemptId,
      email: emailJobs.email,
      kind: emailJobs.kind,
      payload: emailJobs.payload,
      createdAt: emailJobs.createdAt,
      dueAt: emailJobs.dueAt,
      attempts: emailJobs.attempts,
      lastError: emailJobs.lastError,
      // In plain SQL, because drizzle leaves out the table names of columns here.
      isSuppressed: sql<boolean>`exists (select 1 from mail_suppressions as s
        where s.recipient = email_jobs.recipient and s.suppressed_at >= email_jobs.created_at
        and case s.kind when 'bounced' then ${sql.raw(`email_jobs.kind not in (${listKinds(OPERATOR_MAILS)})`)}
          when 'complained' then ${sql.raw(`email_jobs.kind in (${listKinds(ENDED_BY_COMPLAINT)})`)}
          else s.kind = email_jobs.kind end)`.mapWith(Boolean),
    });
  return claimed[0] ?? null;
}

/** Stores the R2 key of the report that the mail links to. */
export async function notePayload(db: Database, id: string, key: string): Promise<void> {
  await db.update(emailJobs).set({ payloadPointer: key }).where(eq(emailJobs.id, id));
}

/**
 * Unconditional, even if the job has been claimed again: the mail was sent. The notice of an erased person is deleted.
 */
export async function markEmailSent(
  db: Database,
  { id, kind }: Pick<Row, "id" | "kind">,
  now: number,
): Promise<void> {
  const mark = db
    .update(emailJobs)
    .set({ status: "sent", sentAt: now, lastError: null })
    .where(eq(emailJobs.id, id));
  if (kind !== "withdrawal_notice") return void (await mark);
  const isErased = eq(emailJobs.dedupeKey, `${ERASED_NOTICE}${id}`);
  await db.batch([mark, db.delete(emailJobs).where(isErased)]);
}

type FailedTry = {
  readonly reason: string;
  /** The provider may have accepted the mail anyway, so another try may send it twice. */
  readonly mayBeSent?: boolean | undefined;
};

const describeTry = ({ reason, mayBeSent = false }: FailedTry) => ({
  lastError: reason,
  repeats: sql`${emailJobs.repeats} + ${Number(mayBeSent)}`,
});

/** A no-op when the claim is outdated: a late failure must not overwrite "sent". */
export async function markEmailForRetry(
  db: Database,
  claim: Claim,
  next: { tryAt: number } & FailedTry,
): Promise<void> {
  await db
    .update(emailJobs)
    .set({ status: "queued", nextTryAt: next.tryAt, ...describeTry(next) })
    .where(isStillOurs(claim));
}

/**
 * The try does not count. The claim's number is therefore used again, which is safe: any earlier holder of that number
 * has put the mail off too.
 */
export async function putOffEmail(
  db: Database,
  claim: Claim,
  { tryAt, reason }: { tryAt: number; reason: string },
): Promise<void> {
  await db
    .update(emailJobs)
    .set({
      status: "queued",
      attempts: sql`${emailJobs.attempts} - 1`,
      nextTryAt: tryAt,
      lastError: reason,
    })
    .where(isStillOurs(claim));
}

export async function markEmailFailed(
  db: Database,
  claim: Claim,
  { failedAt, ...failed }: { failedAt: number } & FailedTry,
): Promise<void> {
  await db
    .update(emailJobs)
    .set({ status: "failed", failedAt, ...describeTry(failed) })
    .where(isStillOurs(claim));
}

/** Deletes the job of a mail that is no longer wanted (docs/decisions/0007). A no-op when the claim is outdated. */
export async function withdrawEmailJob(db: Database, claim: Claim): Promise<void> {
  await db.delete(emailJobs).where(isStillOurs(claim));
}

const isStillOurs = ({ id, attempts }: Claim) =>
  and(eq(emailJobs.id, id), eq(emailJobs.status, "sending"), eq(emailJobs.attempts, attempts));

/** Jobs due by `dueBefore`, including those whose lease has expired by then; longest due first. */
export async function listDueEmailJobs(
  db: Database,
  dueBefore: number,
  limit: number,
): Promise<string[]> {
  const due = await db
    .select({ id: emailJobs.id })
    .from(emailJobs)
    .where(
      and(
        isNull(emailJobs.sentAt),
        isNull(emailJobs.failedAt),
        lte(emailJobs.dueAt, dueBefore),
        lte(emailJobs.nextTryAt, dueBefore),
        inArray(emailJobs.status, ["queued", "sending"]),
      ),
    )
    .orderBy(emailJobs.dueAt)
    .limit(limit);
  return due.map((job) => job.id);
}
