import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import { countUse, type Use, usesOf } from "./daily-uses.ts";
import type { Database } from "./database.ts";
import { insertEmailJob, type NewEmailJob } from "./email-jobs.ts";
import { foldedEmail, hasNumber } from "./schema/column-rules.ts";
import { charges, emailJobs, orders, quiz2Subscriptions, withdrawals } from "./schema.ts";

type NewWithdrawal = Omit<
  typeof withdrawals.$inferInsert,
  "emailFolded" | "settledAt" | "erasedAt"
>;
type Mails = Readonly<Record<"notice" | "receipt" | "digest", NewEmailJob>>;

/**
 * Stores a declaration, counts it for its network, and queues as many of its mails as their limits allow: the digest
 * only if there is no notice. Returns the ids of the queued notice and receipt. Idempotent.
 */
export async function storeWithdrawal(
  db: Database,
  withdrawal: NewWithdrawal,
  { mails, use }: { readonly mails: Mails; readonly use: Use },
): Promise<string[]> {
  const isNew = sql`not exists (select 1 from ${withdrawals} where id = ${withdrawal.id})`;
  const isUntold = sql`not exists (select 1 from ${emailJobs} where id = ${mails.notice.id})`;
  const emailFolded = foldEmailAddress(withdrawal.email);
  const [, notice, receipt] = await db.batch([
    countUse(db, use, isNew),
    insertEmailJob(db, mails.notice, isNew).returning(),
    insertEmailJob(db, mails.receipt, isNew).returning(),
    insertEmailJob(db, mails.digest, isUntold),
    db
      .insert(withdrawals)
      .values({ ...withdrawal, emailFolded })
      .onConflictDoNothing(),
  ]);
  return [...notice, ...receipt].map(({ id }) => id);
}

/** How many withdrawals this network has declared today. */
export async function countDeclared(db: Database, use: Use): Promise<number> {
  const [row] = await db.select({ n: usesOf(use) }).from(sql`(select 1)`);
  return row?.n ?? 0;
}

/** How many declarations of these times have no notice of their own. */
export async function countUntold(
  db: Database,
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(withdrawals)
    .where(
      and(gte(withdrawals.declaredAt, startMs), lt(withdrawals.declaredAt, endMs), isUntoldYet),
    );
  return row?.n ?? 0;
}

const isUntoldYet = sql`not exists (select 1 from ${emailJobs} where ${emailJobs.id} = ${withdrawals.id})`;

/** No declaration is older than `keptSince`, which lets the database use its index. */
type Listed = { readonly keptSince: number; readonly since: number; readonly most: number };

/**
 * The declarations that are not marked as done, and all since then, with the state of the mail about each. Those whose
 * address has bought something come first, then the newest, at most `most`.
 */
export function listWithdrawals(db: Database, { keptSince, since, most }: Listed) {
  const folded = withdrawals.emailFolded;
  // The plus takes the column's type from the comparison, which would keep SQLite from using the index.
  const isBuyers = sql`exists (select 1 from ${orders} where ${orders.email} is not null and ${foldedEmail(orders)} = +${folded})
    or exists (select 1 from ${quiz2Subscriptions} where ${quiz2Subscriptions.mailbox} = ${folded})`;
  return db
    .select({
      id: withdrawals.id,
      wish: withdrawals.wish,
      email: withdrawals.email,
      contract: withdrawals.contract,
      declaredAt: withdrawals.declaredAt,
      isDone: sql<boolean>`${withdrawals.settledAt} is not null`.mapWith(Boolean),
      mail: sql<string>`coalesce(${emailJobs.status}, 'digest')`,
    })
    .from(withdrawals)
    .leftJoin(emailJobs, eq(emailJobs.id, withdrawals.id))
    .where(
      and(
        gte(withdrawals.declaredAt, keptSince),
        or(isNull(withdrawals.settledAt), gte(withdrawals.declaredAt, since)),
      ),
    )
    .orderBy(sql`(${isBuyers}) desc, ${withdrawals.declaredAt} desc`)
    .limit(most);
}

/** Marks a declaration as done; deletes it if its person was erased. False: there is none. */
export async function settleWithdrawal(
  db: Database,
  id: string,
  settledAt: number,
): Promise<boolean> {
  const isIt = eq(withdrawals.id, id);
  const [settled] = await db.batch([
    db.update(withdrawals).set({ settledAt }).where(isIt).returning({ id: withdrawals.id }),
    db.delete(withdrawals).where(and(isIt, isNotNull(withdrawals.erasedAt))),
  ]);
  return settled.length === 1;
}

/** The most rows that one statement deletes. */
const ROWS = 500;

export async function deleteWithdrawals(db: Database, before: number): Promise<number> {
  const old = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(lte(withdrawals.declaredAt, before))
    .limit(ROWS);
  const { meta } = await db.delete(withdrawals).where(inArray(withdrawals.id, old));
  return meta.changes;
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
