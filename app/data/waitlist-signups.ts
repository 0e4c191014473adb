import { eq } from "drizzle-orm";
import type { EmailAddress } from "#app/domain/email-address.ts";
import type { Database } from "./database.ts";
import { waitlistSignups, waitlistTotals } from "./schema.ts";

/** `signedUpAt` in milliseconds. */
export type NewWaitlistSignup = {
  readonly email: EmailAddress;
  readonly source: string;
  readonly signedUpAt: number;
};

/** One statement, so that two requests with one address cannot both be first. False: already listed. */
export async function insertWaitlistSignup(
  db: Database,
  signup: NewWaitlistSignup,
): Promise<boolean> {
  const inserted = await db
    .insert(waitlistSignups)
    .values(signup)
    .onConflictDoNothing()
    .returning({ id: waitlistSignups.id });
  return inserted.length === 1;
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
