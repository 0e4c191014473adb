import { and, eq, ne, sql } from "drizzle-orm";
import type { EmailAddress } from "#app/domain/email-address.ts";
import type { SignupName } from "#app/domain/signup-name.ts";
import type { Database } from "./database.ts";
import { insertEmailJob } from "./email-jobs.ts";
import { emailJobs, waitlistSignups, waitlistTotals } from "./schema.ts";

/** `signedUpAt` in milliseconds; `welcomeJobId` is a uuid that nothing has yet. */
export type NewWaitlistSignup = {
  readonly email: EmailAddress;
  readonly source: string;
  readonly signedUpAt: number;
  readonly welcomeJobId: string;
};

/**
 * Inserts the signup, and its welcome mail into the outbox, wholly or not at all. One statement decides, so
 * that two requests with one address cannot both be first. False: already listed.
 */
export async function insertWaitlistSignup(
  db: Database,
  { welcomeJobId, ...signup }: NewWaitlistSignup,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .insert(waitlistSignups)
      .values(signup)
      .onConflictDoNothing()
      .returning({ id: waitlistSignups.id }),
    queueWelcome(db, signup, welcomeJobId),
  ]);
  return inserted.length === 1;
}

/** The id may be known to the database only, so the key is built there; numbers are bound as REAL. */
const welcomeKey = ({ id, signedUpAt }: SignupName | typeof waitlistSignups) =>
  sql`'waitlist_welcome:' || cast(${id} as integer) || '@' || cast(${signedUpAt} as integer)`;

/** For the row of this very time, which an older signup of the same address does not have. */
function queueWelcome(
  db: Database,
  { email, signedUpAt }: Pick<NewWaitlistSignup, "email" | "signedUpAt">,
  jobId: string,
) {
  const job = {
    id: jobId,
    email: sql`${waitlistSignups.email}`,
    kind: "waitlist_welcome" as const,
    payload: sql`json_object('id', ${waitlistSignups.id}, 'signedUpAt', ${waitlistSignups.signedUpAt})`,
    dedupeKey: welcomeKey(waitlistSignups),
    createdAt: signedUpAt,
  };
  const isTheirs = sql`lower(${waitlistSignups.email}) = lower(${email})`;
  const isNew = eq(waitlistSignups.signedUpAt, signedUpAt);
  return insertEmailJob(db, job, and(isTheirs, isNew), waitlistSignups);
}

/** Removes a signup and the mail that it still had to get. Doing it again changes nothing. */
export async function deleteWaitlistSignup(db: Database, signup: SignupName): Promise<void> {
  await db.batch([
    db
      .delete(waitlistSignups)
      .where(
        and(eq(waitlistSignups.id, signup.id), eq(waitlistSignups.signedUpAt, signup.signedUpAt)),
      ),
    db
      .delete(emailJobs)
      .where(and(eq(emailJobs.dedupeKey, welcomeKey(signup)), ne(emailJobs.status, "sent"))),
  ]);
}

export async function countWaitlistSignups(db: Database): Promise<number> {
  const totals = await db
    .select({ signups: waitlistTotals.signups })
    .from(waitlistTotals)
    .where(eq(waitlistTotals.id, 1));
  const total = totals[0];
  if (total === undefined) throw new Error("waitlist_totals has lost its only row");
  return total.signups;
}
