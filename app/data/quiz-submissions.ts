import { sql } from "drizzle-orm";
import type { Archetype } from "#app/domain/archetypes.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/email-address.ts";
import type { Database } from "./database.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import { quizSubmissions } from "./schema.ts";

/** `submittedAt` in milliseconds. */
type NewQuizSubmission = {
  readonly name: string | null;
  readonly email: EmailAddress;
  readonly age: string;
  readonly gender: string;
  readonly archetype: Archetype;
  readonly submittedAt: number;
};

/**
 * Inserts the submission; one statement, so that concurrent requests cannot both win. False: the address,
 * compared case-insensitively, has one already, which stays as it was.
 */
export async function insertQuizSubmission(
  db: Database,
  submission: NewQuizSubmission,
): Promise<boolean> {
  const inserted = await db
    .insert(quizSubmissions)
    .values({ ...submission, emailFolded: foldEmailAddress(submission.email) })
    .onConflictDoNothing()
    .returning({ id: quizSubmissions.id });
  return inserted.length === 1;
}

/** The answers about the person, by address, case-insensitively. */
export async function findQuizPerson(
  db: Database,
  email: string,
): Promise<{ age: string; gender: string } | null> {
  const [found] = await db
    .select({ age: quizSubmissions.age, gender: quizSubmissions.gender })
    .from(quizSubmissions)
    .where(sql`${foldedEmail(quizSubmissions)} = ${foldEmailAddress(email)}`);
  return found ?? null;
}
