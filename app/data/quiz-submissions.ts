import { and, eq, sql } from "drizzle-orm";
import type { Archetype } from "#app/domain/archetypes.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { countStep, insertOrigin, nameSource, originOf } from "./funnel-counts.ts";
import { suppressRecipients } from "./mail-suppressions.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import { emailJobs, quizReaders, quizSubmissions } from "./schema.ts";

/** `submittedAt` in milliseconds. */
type NewQuizSubmission = {
  readonly visitorHash: string;
  readonly name: string | null;
  readonly email: EmailAddress;
  readonly age: string;
  readonly gender: string;
  readonly archetype: Archetype;
  readonly submittedAt: number;
  readonly noticeVersion: number;
};

/**
 * Stores the submission under its address, once per address in any spelling: only the visitor who submitted it may
 * replace it. The first one is counted. The result is mailed only if the submission is stored. What visitors say about
 * themselves is stored in any case. False: the address is another visitor's.
 */
export async function upsertQuizSubmission(
  db: Database,
  submission: NewQuizSubmission,
  job: NewEmailJob,
  visit: Visit | null = null,
): Promise<boolean> {
  const { visitorHash, age, gender, submittedAt } = submission;
  const emailFolded = foldEmailAddress(submission.email);
  const row = { ...submission, emailFolded };
  const reader = { age, gender, updatedAt: submittedAt };
  const id = { id: quizSubmissions.id };
  const ofAddress = sql`${foldedEmail(quizSubmissions)} = ${emailFolded}`;
  const isTheirs = and(ofAddress, eq(quizSubmissions.visitorHash, visitorHash));
  const isFirst = sql`not exists (select 1 from ${quizSubmissions} where ${ofAddress})`;
  const [, , , replaced, inserted] = await db.batch([
    nameSource(db, visit),
    countStep(db, visit, ["quiz1", "mail"], isFirst),
    insertOrigin(db, visit),
    db.update(quizSubmissions).set(row).where(isTheirs).returning(id),
    db
      .insert(quizSubmissions)
      .values({ ...row, originId: originOf(visit) })
      .onConflictDoNothing()
      .returning(id),
    db
      .insert(quizReaders)
      .values({ visitorHash, ...reader })
      .onConflictDoUpdate({ target: quizReaders.visitorHash, set: reader }),
    insertEmailJob(db, job, sql`exists (select 1 from ${quizSubmissions} where ${isTheirs})`),
  ]);
  return replaced.length + inserted.length > 0;
}

/** The result that was submitted under this address. */
export async function findSubmittedArchetype(
  db: Database,
  email: string,
): Promise<Archetype | null> {
  const [found] = await db
    .select({ archetype: quizSubmissions.archetype })
    .from(quizSubmissions)
    .where(sql`${foldedEmail(quizSubmissions)} = ${foldEmailAddress(email)}`);
  return found?.archetype ?? null;
}

/** What a visitor last said about themselves. */
export async function findQuizReader(
  db: Database,
  visitorHash: string,
): Promise<{ age: string; gender: string } | null> {
  const [found] = await db
    .select({ age: quizReaders.age, gender: quizReaders.gender })
    .from(quizReaders)
    .where(eq(quizReaders.visitorHash, visitorHash));
  return found ?? null;
}

/** Stops further results to the mailbox that was mailed this one. Idempotent. */
export async function stopResultMails(
  db: Database,
  jobId: string,
  stoppedAt: number,
): Promise<void> {
  const isResult = and(eq(emailJobs.id, jobId), eq(emailJobs.kind, "dating_result"));
  await suppressRecipients(db, isResult, stoppedAt);
}
