import { and, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { MailTrouble } from "#app/domain/mail/mail-limits.ts";
import type { Database } from "./database.ts";
import { emailJobs, mailSuppressions } from "./schema.ts";

/** Stops all further mail of these jobs' kinds to their mailboxes. Idempotent. */
export const suppressRecipients = (db: Database, isAmong: SQL | undefined, at: number) =>
  db
    .insert(mailSuppressions)
    .select(
      sql`select distinct recipient, kind, ${at} from ${emailJobs}
        where ${and(isAmong, isNotNull(emailJobs.recipient))}`,
    )
    .onConflictDoNothing();

/** Suppresses mailboxes that bounced or complained (`reasonsAgainst`). An older event changes nothing. */
export async function suppressMailboxes(
  db: Database,
  { recipients, trouble, at }: { recipients: readonly string[]; trouble: MailTrouble; at: number },
): Promise<void> {
  await db
    .insert(mailSuppressions)
    // One parameter, however many there are: a statement of D1 takes a hundred. "where true" ends the select.
    .select(
      sql`select distinct value, ${trouble}, ${at} from json_each(${JSON.stringify(recipients)}) where true`,
    )
    .onConflictDoUpdate({
      target: [mailSuppressions.recipient, mailSuppressions.kind],
      set: { suppressedAt: at },
      setWhere: lt(mailSuppressions.suppressedAt, at),
    });
}
