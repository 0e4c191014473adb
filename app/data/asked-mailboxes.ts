import { and, type SQL, sql } from "drizzle-orm";
import { utcDayOf } from "#app/domain/day-span.ts";
import { type DistinctUse, isNoted, noteUse } from "./daily-uses.ts";
import type { Database } from "./database.ts";
import { isAllowed, type VisitorAttempt } from "./quiz2-rights.ts";
import { quiz2Attempts } from "./schema.ts";

/**
 * The most mailboxes a day that a trial may be asked for, with one attempt and from one network: the answer tells
 * whether a mailbox has a subscription, and cannot hide it from its owner.
 */
const MOST = { attempt: 3, network: 100 } as const;
/** Enough to tell a day's mailboxes apart, too little to find one. */
const MARK_LENGTH = 6;

/** `recipient` is the hash of the mailbox, `at` in milliseconds. */
type AskedMailbox = VisitorAttempt & {
  readonly network: string;
  readonly recipient: string;
  readonly at: number;
};

function usesOf({ id, network, recipient, at }: AskedMailbox) {
  const use = { day: utcDayOf(at), of: "mailbox", what: recipient.slice(0, MARK_LENGTH) };
  return {
    byAttempt: { ...use, user: id } satisfies DistinctUse,
    byNetwork: { ...use, user: network } satisfies DistinctUse,
  };
}

/** Notes a mailbox within both limits, as part of a batch, for visitors who may pay for the attempt. */
export function askForMailbox(db: Database, asked: AskedMailbox) {
  const { byAttempt, byNetwork } = usesOf(asked);
  const mayPay = sql`exists (select 1 from ${quiz2Attempts} where ${isAllowed(asked, "pay")})`;
  return [
    noteUse(db, byAttempt, MOST.attempt, mayPay),
    noteUse(db, byNetwork, MOST.network, isNoted(byAttempt)),
  ] as const;
}

/** Whether the caller may learn about the mailbox. */
export function isMailboxAsked(asked: AskedMailbox): SQL | undefined {
  const { byAttempt, byNetwork } = usesOf(asked);
  return and(isNoted(byAttempt), isNoted(byNetwork));
}
