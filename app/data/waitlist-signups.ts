import { and, eq, ne, sql } from "drizzle-orm";
import { type EmailAddress, foldEmailAddress, REMOVED_ADDRESS } from "#app/domain/email-address.ts";
import type { SignupName } from "#app/domain/signup-name.ts";
import type { Database } from "./database.ts";
import { insertEmailJob } from "./email-jobs.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import { emailJobs, mailSuppressions, waitlistSignups, waitlistTotals } from "./schema.ts";

/** `signedUpAt` in milliseconds; `welcomeJobId` is a new uuid. */
export type NewWaitlistSignup = {
  readonly email: EmailAddress;
  readonly source: string;
  readonly signedUpAt: number;
  readonly welcomeJobId: string;
  /** Hash of the mailbox. */
  readonly recipient: string;
};

/**
 * Inserts the signup and queues its welcome mail, atomically. Of concurrent requests with one address, one
 * wins. False: already listed.
 */
export async function insertWaitlistSignup(
  db: Database,
  { welcomeJobId, recipient, ...signup }: NewWaitlistSignup,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .insert(waitlistSignups)
      .values({ ...signup, emailFolded: foldEmailAddress(signup.email) })
      .onConflictDoNothing()
      .returning({ id: waitlistSignups.id }),
    queueWelcome(db, signup, { id: welcomeJobId, recipient }),
  ]);
  return inserted.length === 1;
}

/** The id may be known to the database only, so the key is built there; numbers are bound as REAL. */
const welcomeKey = ({ id, signedUpAt }: SignupName | typeof waitlistSignups) =>
  sql`'waitlist_welcome:' || cast(${id} as integer) || '@' || cast(${signedUpAt} as integer)`;

/** Only for a row with this signup's time, so that an earlier signup of the address queues nothing. */
function queueWelcome(
  db: Database,
  { email, signedUpAt }: Pick<NewWaitlistSignup, "email" | "signedUpAt">,
  names: { id: string; recipient: string },
) {
  const job = {
    ...names,
    email: sql`${waitlistSignups.email}`,
    kind: "waitlist_welcome" as const,
    payload: sql`json_object('id', ${waitlistSignups.id}, 'signedUpAt', ${waitlistSignups.signedUpAt})`,
    dedupeKey: welcomeKey(waitlistSignups),
    createdAt: signedUpAt,
  };
  const isTheirs = sql`${foldedEmail(waitlistSignups)} = ${foldEmailAddress(email)}`;
  const isNew = eq(waitlistSignups.signedUpAt, signedUpAt);
  return insertEmailJob(db, job, and(isTheirs, isNew), waitlistSignups);
}

const isSignup = ({ id, signedUpAt }: SignupName) =>
  and(eq(waitlistSignups.id, id), eq(waitlistSignups.signedUpAt, signedUpAt));

/** Null if it has left. */
export async function findSignupEmail(db: Database, signup: SignupName): Promise<string | null> {
  const [found] = await db
    .select({ email: waitlistSignups.email })
    .from(waitlistSignups)
    .where(isSignup(signup));
  return found?.email ?? null;
}

/**
 * Deletes a signup with its address: unsent mail goes, and the job of a sent one stays without it. The mailbox is
 * welcomed by no later signup either, since the link proves whose it is and a signup does not. Idempotent.
 */
export async function deleteWaitlistSignup(
  db: Database,
  signup: SignupName,
  left: { readonly recipient: string; readonly leftAt: number },
): Promise<void> {
  const isWelcome = eq(emailJobs.dedupeKey, welcomeKey(signup));
  await db.batch([
    db.delete(waitlistSignups).where(isSignup(signup)),
    db.delete(emailJobs).where(and(isWelcome, ne(emailJobs.status, "sent"))),
    db.update(emailJobs).set({ email: REMOVED_ADDRESS }).where(isWelcome),
    db
      .insert(mailSuppressions)
      .values({ recipient: left.recipient, kind: "waitlist_welcome", suppressedAt: left.leftAt })
      .onConflictDoNothing(),
  ]);
}

export async function countWaitlistSignups(db: Database): Promise<number> {
  const totals = await db
    .select({ signups: waitlistTotals.signups })
    .from(waitlistTotals)
    .where(eq(waitlistTotals.id, 1));
  const total = totals[0];
  if (total === undefined) throw new Error("The only row of waitlist_totals is missing.");
  return total.signups;
}
