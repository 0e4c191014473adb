import { and, eq, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type EmailAddress,
  foldEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { SignupName } from "#app/domain/waitlist.ts";
import type { Database } from "./database.ts";
import { insertEmailJob } from "./email-jobs.ts";
import { countStep, nameSource } from "./funnel-counts.ts";
import { foldedEmail } from "./schema/column-rules.ts";
import { emailJobs, mailSuppressions, waitlistSignups, waitlistTotals } from "./schema.ts";

/** `signedUpAt` in milliseconds; `jobId` is a new uuid. */
export type NewWaitlistSignup = {
  readonly email: EmailAddress;
  readonly source: string;
  readonly signedUpAt: number;
  /** Deadline for confirming it; null: it needs no confirmation. */
  readonly confirmBy: number | null;
  /** Null: any number. */
  readonly places: number | null;
  /** Id of the mail that it causes. */
  readonly jobId: string;
  /** Hash of the mailbox. */
  readonly recipient: string;
};

/** `pending`: it was waiting to be confirmed, and gets a new deadline. `closed`: all places are taken. */
export type SignupOutcome = "added" | "pending" | "listed" | "closed";

/**
 * Inserts the signup and queues its mail, atomically: the welcome, or the request to confirm the address. One of
 * several concurrent requests with one address, or for the last place, wins.
 */
export async function insertWaitlistSignup(
  db: Database,
  { places, ...signup }: NewWaitlistSignup,
  visit: Visit | null = null,
): Promise<SignupOutcome> {
  const { email, source, signedUpAt, confirmBy } = signup;
  const emailFolded = foldEmailAddress(email);
  const isTheirs = sql`${foldedEmail(waitlistSignups)} = ${emailFolded}`;
  const hasPlace = hasFreePlace(places);
  const renewed = confirmBy === null ? { confirmBy, signedUpAt } : { confirmBy };
  const isNew = sql`not exists (select 1 from ${waitlistSignups} where ${isTheirs}) and ${hasPlace}`;
  const [, , pending, added, listed, [room]] = await db.batch([
    nameSource(db, visit),
    countStep(db, visit, ["waitlist", "signup"], isNew),
    db
      .update(waitlistSignups)
      .set(renewed)
      .where(and(isTheirs, isNotNull(waitlistSignups.confirmBy), hasPlace))
      .returning({ id: waitlistSignups.id }),
    db
      .insert(waitlistSignups)
      .select(
        // Every column, in the order of the table.
        sql`select null, ${email}, ${source}, ${signedUpAt}, ${emailFolded}, ${confirmBy} where ${hasPlace}`,
      )
      .onConflictDoNothing()
      .returning({ id: waitlistSignups.id }),
    db.select({ id: waitlistSignups.id }).from(waitlistSignups).where(isTheirs),
    db.select({ isLeft: sql<boolean>`${hasPlace}`.mapWith(Boolean) }).from(ONE_ROW),
    queueSignupMail(db, signup, isTheirs),
  ]);
  if (added.length > 0) return "added";
  if (pending.length > 0) return "pending";
  // Where addresses are confirmed, the answer must not tell which are known.
  if (confirmBy !== null && room?.isLeft === false) return "closed";
  return listed.length > 0 ? "listed" : "closed";
}

const ONE_ROW = sql`(select 1)`;

const hasFreePlace = (places: number | null): SQL =>
  places === null
    ? sql`true`
    : sql`(select ${waitlistTotals.signups} from ${waitlistTotals} where ${waitlistTotals.id} = 1) < ${places}`;

/** Built in the database, because only it may know the id; cast, because numbers are bound as REAL. */
const keyOf = (
  kind: "waitlist_confirm" | "waitlist_welcome",
  { id, signedUpAt }: SignupName | typeof waitlistSignups,
) => sql`${kind} || ':' || cast(${id} as integer) || '@' || cast(${signedUpAt} as integer)`;

const payload = sql`json_object('id', ${waitlistSignups.id}, 'signedUpAt', ${waitlistSignups.signedUpAt})`;

/** Matches the mails that asked to confirm a signup: a range over the prefix of their keys, which uses the index. */
const asksSignup = (signup: SignupName) => {
  const asked = keyOf("waitlist_confirm", signup);
  return sql`${emailJobs.dedupeKey} between ${asked} || ':' and ${asked} || ';'`;
};

/** Only if the row is as this signup left it, so that an earlier signup of the address queues nothing. */
function queueSignupMail(
  db: Database,
  { signedUpAt, confirmBy, jobId, recipient }: Omit<NewWaitlistSignup, "places">,
  isTheirs: SQL,
) {
  const job = {
    id: jobId,
    recipient,
    email: sql`${waitlistSignups.email}`,
    payload,
    createdAt: signedUpAt,
  };
  if (confirmBy === null) {
    const dedupeKey = keyOf("waitlist_welcome", waitlistSignups);
    const isNew = and(isTheirs, eq(waitlistSignups.signedUpAt, signedUpAt));
    return insertEmailJob(
      db,
      { ...job, kind: "waitlist_welcome", dedupeKey },
      isNew,
      waitlistSignups,
    );
  }
  const dedupeKey = sql`${keyOf("waitlist_confirm", waitlistSignups)} || ':' || cast(${signedUpAt} as integer)`;
  const isAsked = and(isTheirs, eq(waitlistSignups.confirmBy, confirmBy));
  return insertEmailJob(
    db,
    { ...job, kind: "waitlist_confirm", dedupeKey },
    isAsked,
    waitlistSignups,
  );
}

type Confirmation = {
  readonly places: number | null;
  readonly confirmedAt: number;
  readonly welcomeJobId: string;
};

/** Lists a signup and queues its welcome, atomically. `full`: all places are taken. Idempotent. */
export async function confirmWaitlistSignup(
  db: Database,
  signup: SignupName,
  { places, confirmedAt, welcomeJobId }: Confirmation,
  visit: Visit | null = null,
): Promise<"listed" | "gone" | "full"> {
  const isListed = and(isSignup(signup), sql`${waitlistSignups.confirmBy} is null`);
  const welcome = {
    id: welcomeJobId,
    email: sql`${waitlistSignups.email}`,
    payload,
    // The recipient of the mail with the link.
    recipient: sql`(select ${emailJobs.recipient} from ${emailJobs} where ${asksSignup(signup)} limit 1)`,
    kind: "waitlist_welcome" as const,
    createdAt: confirmedAt,
    dedupeKey: keyOf("waitlist_welcome", waitlistSignups),
  };
  const isWaiting = and(
    isSignup(signup),
    isNotNull(waitlistSignups.confirmBy),
    hasFreePlace(places),
  );
  const willBeListed = sql`exists (select 1 from ${waitlistSignups} where ${isWaiting})`;
  const [, , , , [left]] = await db.batch([
    nameSource(db, visit),
    countStep(db, visit, ["waitlist", "confirmed"], willBeListed),
    db.update(waitlistSignups).set({ confirmBy: null }).where(isWaiting),
    insertEmailJob(db, welcome, isListed, waitlistSignups),
    db
      .select({ confirmBy: waitlistSignups.confirmBy })
      .from(waitlistSignups)
      .where(isSignup(signup)),
  ]);
  if (left === undefined) return "gone";
  return left.confirmBy === null ? "listed" : "full";
}

const isSignup = ({ id, signedUpAt }: SignupName) =>
  and(eq(waitlistSignups.id, id), eq(waitlistSignups.signedUpAt, signedUpAt));

/** Null if it was deleted, or not confirmed in time. */
export async function findWaitlistSignup(
  db: Database,
  signup: SignupName,
): Promise<{ email: string; confirmBy: number | null } | null> {
  const [found] = await db
    .select({ email: waitlistSignups.email, confirmBy: waitlistSignups.confirmBy })
    .from(waitlistSignups)
    .where(isSignup(signup));
  return found ?? null;
}

type Leaving = {
  readonly leftAt: number;
  /** The kinds of mail that the mailbox must not get again, whoever enters its address. */
  readonly kinds: readonly ("waitlist_confirm" | "waitlist_welcome")[];
};

/**
 * Deletes a signup with its address: unsent mail is deleted, and the jobs of sent mail stay without it. The mailbox
 * that was mailed gets no mail of these kinds by a later signup either, even if this one is already gone: the link
 * proves whose mailbox it is, and a signup does not. Idempotent.
 */
export async function deleteWaitlistSignup(
  db: Database,
  signup: SignupName,
  { leftAt, kinds }: Leaving,
): Promise<void> {
  const isTheirMail = or(
    eq(emailJobs.dedupeKey, keyOf("waitlist_welcome", signup)),
    asksSignup(signup),
  );
  const ended = sql`(select value as kind from json_each(${JSON.stringify(kinds)})) ended`;
  await db.batch([
    db
      .insert(mailSuppressions)
      .select(
        sql`select distinct ${emailJobs.recipient}, ended.kind, ${leftAt} from ${emailJobs}, ${ended}
          where ${and(isTheirMail, isNotNull(emailJobs.recipient))}`,
      )
      .onConflictDoNothing(),
    db.delete(waitlistSignups).where(isSignup(signup)),
    db.delete(emailJobs).where(and(isTheirMail, ne(emailJobs.status, "sent"))),
    db.update(emailJobs).set({ email: REMOVED_ADDRESS }).where(isTheirMail),
  ]);
}

/** Deletes signups that nobody confirmed in time. */
export const forgetUnconfirmedSignups = (db: Database, now: number) =>
  db.delete(waitlistSignups).where(lte(waitlistSignups.confirmBy, now));

export async function countWaitlistSignups(db: Database): Promise<number> {
  const totals = await db
    .select({ signups: waitlistTotals.signups })
    .from(waitlistTotals)
    .where(eq(waitlistTotals.id, 1));
  const total = totals[0];
  if (total === undefined) throw new Error("The only row of waitlist_totals is missing.");
  return total.signups;
}
