import { and, eq, isNull, sql } from "drizzle-orm";
import { utcDayOf } from "#app/domain/day-span.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { countOwnStep } from "./funnel-counts.ts";
import { type FoundAttempt, selectAttempt } from "./quiz2-attempts.ts";
import { isAllowed, type VisitorAttempt } from "./quiz2-rights.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import { quiz2Attempts, quiz2Users } from "./schema.ts";

type Capture = {
  readonly email: EmailAddress;
  readonly capturedAt: number;
  readonly job: NewEmailJob;
};

/**
 * Creates the user of a completed attempt, or corrects its address, and queues the mail, atomically. The user gets the
 * attempt's id, so that a repeated call creates no second one. Returns the attempt as it was before; null when this
 * visitor did not start it. Nothing is stored in that case, nor before completion.
 */
export async function captureUserEmail(
  db: Database,
  attempt: VisitorAttempt,
  { email, capturedAt, job }: Capture,
): Promise<FoundAttempt | null> {
  const emailFolded = foldEmailAddress(email);
  const isCompleted = and(
    isAllowed(attempt, "correctAddress"),
    eq(quiz2Attempts.status, "completed"),
  );
  const ifCompleted = sql`exists (select 1 from ${quiz2Attempts} where ${isCompleted})`;
  const [found] = await db.batch([
    selectAttempt(db, attempt, "correctAddress"),
    countOwnStep(db, {
      funnel: "quiz2",
      step: "mail",
      day: utcDayOf(capturedAt),
      from: sql`${quiz2Attempts}`,
      condition: sql`${isCompleted} and not exists (select 1 from ${quiz2Users} where ${quiz2Users.id} = ${attempt.id})`,
    }),
    db
      .insert(quiz2Users)
      // INSERT ... SELECT needs every column, in the order of the table.
      .select(
        sql`select ${attempt.id}, ${email}, null, null, ${capturedAt}, ${capturedAt}, ${emailFolded}
          where ${ifCompleted}`,
      )
      .onConflictDoUpdate({
        target: quiz2Users.id,
        set: { email, emailFolded, updatedAt: capturedAt },
        setWhere: sql`${foldedEmail(quiz2Users)} is not excluded.email_folded`,
      }),
    db
      .update(quiz2Attempts)
      .set({ userId: attempt.id })
      .where(and(isCompleted, isNull(quiz2Attempts.userId))),
    insertEmailJob(db, job, ifCompleted),
  ]);
  return found[0] ?? null;
}
