import { and, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import type { Database } from "./database.ts";
import { foldedEmail, hasNumber } from "./schema/column-rules.ts";
import { charges, emailJobs, operatorLog, orders, quiz2Subscriptions } from "./schema.ts";

const isNotice = sql`${emailJobs.kind} = 'withdrawal_notice'`;

/** The notices of declarations on `/withdraw`, as long as they still have their content. */
export const listWithdrawalNotices = (db: Database) =>
  db
    .select({ id: emailJobs.id, payload: emailJobs.payload, mail: emailJobs.status })
    .from(emailJobs)
    .where(and(isNotice, sql`lower(json_extract(${emailJobs.payload}, '$.email')) > ''`));

export async function hasWithdrawalNotice(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: emailJobs.id })
    .from(emailJobs)
    .where(and(eq(emailJobs.id, id), isNotice));
  return found.length === 1;
}

/** The subjects to which the operator has done an act since then. */
export async function listDone(db: Database, act: string, since: number): Promise<string[]> {
  const done = await db
    .select({ subject: operatorLog.subject })
    .from(operatorLog)
    .where(
      and(gte(operatorLog.at, since), eq(operatorLog.act, act), eq(operatorLog.outcome, "done")),
    );
  return done.map(({ subject }) => subject);
}

const CHARGE = {
  sold: charges.sold,
  amountCents: charges.amountCents,
  refundedCents: charges.refundedCents,
  chargedAt: charges.chargedAt,
};

/** The charges for orders and subscriptions of these addresses, and for orders with these numbers. */
export async function listChargesOf(
  db: Database,
  sought: { readonly addresses: readonly string[]; readonly numbers: readonly string[] },
) {
  const among = (values: readonly string[]) =>
    sql`(select value from json_each(${JSON.stringify(values)}))`;
  const folded = sought.addresses.map(foldEmailAddress);
  const mailboxes = [...sought.addresses.map(foldMailbox), ...folded];
  const ofOrder = { id: orders.id, email: orders.email, ...CHARGE };
  const [byAddress, byNumber, subscribed] = await db.batch([
    db
      .select(ofOrder)
      .from(orders)
      .innerJoin(charges, eq(charges.ownerId, orders.id))
      .where(and(isNotNull(orders.email), inArray(foldedEmail(orders), among(folded)))),
    db
      .select(ofOrder)
      .from(sql`json_each(${JSON.stringify(sought.numbers)})`)
      .innerJoin(orders, hasNumber(orders.id, sql`json_each.value`))
      .innerJoin(charges, eq(charges.ownerId, orders.id)),
    db
      .select({
        id: quiz2Subscriptions.attemptId,
        email: quiz2Subscriptions.email,
        isEnding:
          sql<boolean>`${quiz2Subscriptions.isCancelling} or ${quiz2Subscriptions.cancelRequestedAt} is not null or ${quiz2Subscriptions.status} = 'canceled'`
            .mapWith(Boolean)
            .as("is_ending"),
        ...CHARGE,
      })
      .from(quiz2Subscriptions)
      .innerJoin(charges, eq(charges.ownerId, quiz2Subscriptions.attemptId))
      .where(inArray(quiz2Subscriptions.mailbox, among(mailboxes))),
  ]);
  return [
    ...[...byAddress, ...byNumber].map((row) => ({
      ...row,
      kind: "order" as const,
      isEnding: false,
    })),
    ...subscribed.map((row) => ({ ...row, kind: "attempt" as const })),
  ];
}
