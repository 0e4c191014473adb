import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { cardAlerts, openedPayments } from "./schema.ts";

/** Whose payments are counted. `network` is the prefix of an IP address. */
export type CardSource = { readonly visitorHash: string; readonly network: string };

/** Opened payments and declined cards since the given times. */
export type CardTries = {
  readonly paymentsOfVisitor: number;
  /** When this visitor last opened a payment; 0: not since `day`. */
  readonly lastOpenedAt: number;
  readonly declinesOfVisitor: number;
  readonly declinesOfNetwork: number;
  /** Everyone's declines, but at most `cap` from any one payment, visitor or network. */
  readonly declinesOfAll: number;
};

export type Counted = { readonly recent: number; readonly day: number; readonly cap: number };

/**
 * Reads what the limits against card testing count: the visitor's declines since `day`, everything else since `recent`.
 */
export async function countCardTries(
  db: Database,
  source: CardSource,
  counted: Counted,
): Promise<CardTries> {
  const [tries] = await selectCardTries(db, source, counted);
  if (tries === undefined) throw new Error("A sum has no row.");
  return tries;
}

/** Reads what the limits against card testing count, as one row, in a batch. */
export const selectCardTries = (db: Database, source: CardSource, counted: Counted) =>
  db
    .select({
      paymentsOfVisitor: sql<number>`payments`,
      lastOpenedAt: sql<number>`last_opened_at`,
      declinesOfVisitor: sql<number>`of_visitor`,
      declinesOfNetwork: sql<number>`of_network`,
      declinesOfAll: sql<number>`of_all`,
    })
    .from(sumTries(source, counted));

/** Below all of these, a payment opens without a further check. */
export type TryLimits = Omit<CardTries, "lastOpenedAt">;

/** Whether tries are below the limits, for a statement that opens a payment. */
export const areTriesBelow = (limits: TryLimits, source: CardSource, counted: Counted): SQL =>
  sql`exists (select 1 from ${sumTries(source, counted)} where payments < ${limits.paymentsOfVisitor}
    and of_visitor < ${limits.declinesOfVisitor} and of_network < ${limits.declinesOfNetwork}
    and of_all < ${limits.declinesOfAll})`;

function sumTries({ visitorHash, network }: CardSource, { recent, day, cap }: Counted): SQL {
  const { declinedAt, openedAt } = openedPayments;
  // A visitor's network is their latest: SQLite takes the bare column from the row that max() found. The plus keeps
  // SQLite from reading a whole index for the grouping.
  const byVisitor = sql`(select network, min(${cap}, sum(min(${cap}, declines))) as declines, max(declined_at)
    from ${openedPayments} where ${gt(declinedAt, recent)} group by +visitor_hash)`;
  const byNetwork = sql`(select min(${cap}, sum(declines)) as declines from ${byVisitor} group by network)`;
  const ofVisitor = sql`select coalesce(sum(${gt(openedAt, recent)}), 0) as payments,
    coalesce(max(${openedAt}), 0) as last_opened_at, coalesce(sum(declines), 0) as of_visitor
    from ${openedPayments} where ${and(eq(openedPayments.visitorHash, visitorHash), gt(openedAt, day))}`;
  const ofNetwork = sql`select coalesce(sum(declines), 0) as of_network
    from ${openedPayments} where ${and(eq(openedPayments.network, network), gt(declinedAt, recent))}`;
  const ofAll = sql`select coalesce(sum(declines), 0) as of_all from ${byNetwork}`;
  return sql`(${ofVisitor}), (${ofNetwork}), (${ofAll})`;
}

/** An order, or the attempt of a trial. */
type Opening = CardSource & { readonly id: string; readonly openedAt: number };

/** Notes a payment that is being opened, if `isOpened`. A reopened payment counts from its new time. */
export const noteOpening = (
  db: Database,
  { id, visitorHash, network, openedAt }: Opening,
  isOpened: SQL,
) =>
  db
    .insert(openedPayments)
    .select(sql`select ${id}, ${visitorHash}, ${network}, ${openedAt}, 0, null where ${isOpened}`)
    .onConflictDoUpdate({
      target: openedPayments.id,
      set: { visitorHash, network, openedAt },
    });

/** Forgets payments that no limit counts any more. */
export const forgetOpenings = (db: Database, openedBefore: number) =>
  db.delete(openedPayments).where(lte(openedPayments.openedAt, openedBefore));

export type Declines = { readonly declines: number; readonly declinedAt: number | null };

/** Stores how many cards were declined on a payment; a no-op if it has been forgotten. */
export const noteDeclines = (
  db: Database,
  id: string,
  { declines, declinedAt }: Declines,
  ifAhead: SQL,
) =>
  db
    .update(openedPayments)
    .set({ declines, declinedAt })
    .where(and(eq(openedPayments.id, id), ifAhead));

/** Claims an alert if one is due: one of concurrent calls gets true, then none until it is older than `since`. */
export async function claimCardAlert(
  db: Database,
  { now, since }: { now: number; since: number },
): Promise<boolean> {
  const claimed = await db
    .insert(cardAlerts)
    .values({ id: 1, raisedAt: now })
    .onConflictDoUpdate({
      target: cardAlerts.id,
      set: { raisedAt: now },
      setWhere: lte(cardAlerts.raisedAt, since),
    })
    .returning({ id: cardAlerts.id });
  return claimed.length === 1;
}
