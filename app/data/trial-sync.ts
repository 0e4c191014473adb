import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { utcDayOf } from "#app/domain/day-span.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { SoldCharge } from "#app/domain/purchase/charge.ts";
import { countCharges, storeCharges } from "./charges.ts";
import { withdrawPlanMails } from "./daily-mails.ts";
import type { Database } from "./database.ts";
import type { NewEmailJob } from "./email-jobs.ts";
import { countOwnStep } from "./funnel-counts.ts";
import { type Declines, noteDeclines } from "./opened-payments.ts";
import type { OwedRefund } from "./owed-refunds.ts";
import { insertGrant } from "./quiz2-rights.ts";
import {
  cancelRequestOf,
  isManagedBy,
  listSubscriptions,
  type SubscriptionRow,
} from "./quiz2-subscriptions.ts";
import { owedRefunds, quiz2Attempts, quiz2Subscriptions } from "./schema.ts";
import {
  type Fence,
  oneObject,
  requestSyncOf,
  type Stored,
  selectFences,
  storeBehindFence,
  toFence,
} from "./stripe-events.ts";

/** What is known of a customer's trial before a sync asks Stripe. */
export type OpenedSync = {
  readonly customerId: string;
  readonly fence: Fence;
  /** Null: no row has this customer. */
  readonly row: SubscriptionRow | null;
  readonly owed: readonly OwedRefund[];
  /** Another attempt with this mailbox may have a live subscription. */
  readonly hasPeers: boolean;
};

/** Opens a sync in one round trip; given a time, it requests one first. Null: none was ever requested. */
export async function openTrialSync(
  db: Database,
  customerId: string,
  requestedAt: number | null,
): Promise<OpenedSync | null> {
  const customers = oneObject(customerId);
  const request = requestSyncOf(db, customers, requestedAt);
  const [, ...read] = await db.batch([request, ...selectSync(db, customers)]);
  return toOpened(...read);
}

/**
 * Returns the subscriptions that a browser manages, newest first, and opens the sync of this session's checkout, if
 * that is among them and nothing is known of its payment.
 */
export async function openCheckoutSync(
  db: Database,
  { visitorHash, sessionId }: { visitorHash: string; sessionId: string },
  requestedAt: number,
): Promise<{ rows: SubscriptionRow[]; opened: OpenedSync | null }> {
  const isUnsynced = sql`${quiz2Subscriptions.stripeSessionId} = ${sessionId} and ${quiz2Subscriptions.status} = 'payment_pending'
    and ${quiz2Subscriptions.stripeSubId} is null and ${quiz2Subscriptions.stripeCustomerId} is not null`;
  const customers = sql`select stripe_customer_id as object_id from ${quiz2Subscriptions}
    where ${isManagedBy(visitorHash, isUnsynced)}`;
  const request = requestSyncOf(db, customers, requestedAt);
  const list = listSubscriptions(db, visitorHash);
  const [, rows, ...read] = await db.batch([request, list, ...selectSync(db, customers)]);
  return { rows, opened: toOpened(...read) };
}

/** A browser that wants to end a subscription: one that manages it, or one with its mailed link. */
export type Canceller = {
  readonly visitorHash: string;
  readonly link: { readonly attemptId: AttemptId; readonly generation: number } | null;
  /** The attempt whose subscription is meant; without it, the newest. */
  readonly attemptId: string | undefined;
};

/**
 * Notes a cancellation like `noteCancelRequest`, lets in the browser if it has a mailed link, and opens the sync that
 * tells Stripe, atomically. Null if there is no such subscription, or no payment of it is known.
 */
export async function openCancellation(
  db: Database,
  { visitorHash, link, attemptId }: Canceller,
  requestedAt: number,
): Promise<OpenedSync | null> {
  const isTheirs =
    link === null
      ? isManagedBy(visitorHash)
      : sql`${quiz2Subscriptions.attemptId} = ${link.attemptId} and exists (select 1 from ${quiz2Attempts}
          where ${quiz2Attempts.id} = ${link.attemptId} and ${quiz2Attempts.linkGeneration} = ${link.generation})`;
  const isMeant = attemptId === undefined ? sql`true` : sql`attempt_id = ${attemptId}`;
  const paid = sql`(select * from (select attempt_id, stripe_sub_id, stripe_customer_id as object_id from ${quiz2Subscriptions}
    where (${isTheirs}) and ${isMeant} order by consented_at desc limit 1) where stripe_sub_id is not null and object_id is not null)`;
  const customers = sql`select object_id from ${paid}`;
  const grant = link && { ...link, id: link.attemptId, visitorHash, right: "payer" as const };
  const isPaid = sql`exists (select 1 from ${paid})`;
  // Stripe's clock may be ahead of ours: a payment made before must not look as if made afterwards.
  const noted = sql`max(${requestedAt}, coalesce(${quiz2Subscriptions.lastEventAt}, 0))`;
  const [, , ...read] = await db.batch([
    db
      .update(quiz2Subscriptions)
      .set(cancelRequestOf(noted))
      .where(sql`${quiz2Subscriptions.attemptId} in (select attempt_id from ${paid})`),
    requestSyncOf(db, customers, requestedAt),
    ...selectSync(db, customers),
    ...(grant === null ? [] : [insertGrant(db, grant, requestedAt, isPaid)]),
  ]);
  const [fences, rows, owed] = read;
  return toOpened(fences, rows, owed);
}

const selectSync = (db: Database, customers: SQL) =>
  [
    selectFences(db, customers),
    db
      .select({ row: quiz2Subscriptions, hasPeers })
      .from(quiz2Subscriptions)
      .where(isOneOf(quiz2Subscriptions.stripeCustomerId, customers)),
    db.select().from(owedRefunds).where(isOneOf(owedRefunds.objectId, customers)),
  ] as const;

const isOneOf = (column: AnySQLiteColumn, customers: SQL): SQL =>
  sql`${column} in (select object_id from (${customers}))`;

/** Like `listPeers`. Drizzle omits table names in a query of one table, so this names them. */
const hasPeers = sql<0 | 1>`exists (select 1 from quiz2_subscriptions as peer
  where peer.mailbox = quiz2_subscriptions.mailbox and peer.attempt_id <> quiz2_subscriptions.attempt_id
    and peer.stripe_customer_id is not null and peer.status <> 'canceled')`.as("has_peers");

type Answers<Queries extends readonly unknown[]> = {
  [At in keyof Queries]: Awaited<Queries[At]>;
};

function toOpened(
  ...[[fence], [found], owed]: Answers<ReturnType<typeof selectSync>>
): OpenedSync | null {
  if (fence === undefined) return null;
  const row = found?.row ?? null;
  return {
    customerId: fence.objectId,
    fence: toFence(fence),
    row,
    owed,
    hasPeers: found?.hasPeers === 1,
  };
}

/** The columns that a sync sets. */
type SyncedSubscription = Pick<
  SubscriptionRow,
  | "status"
  | "stripeSubId"
  | "stripeCustomerId"
  | "trialStart"
  | "trialEnd"
  | "periodEnd"
  | "isCancelling"
  | "isPaused"
  | "canceledAt"
  | "paymentState"
> & { readonly cancelRequestedAt?: null } & Partial<
    Pick<SubscriptionRow, "stripeEventId" | "lastEventAt" | "cardHash">
  >;

/** A trial, by the card that paid for it. */
type TrialOfCard = { readonly cardHash: string; readonly trialStart: number };

/** The card has paid for an earlier trial, of another attempt. */
const hasEarlierTrial = (attemptId: AttemptId, { cardHash, trialStart }: TrialOfCard): SQL =>
  sql`exists (select 1 from quiz2_subscriptions as other where other.card_hash = ${cardHash}
    and other.attempt_id <> ${attemptId} and coalesce(other.first_trial_at, other.trial_start) < ${trialStart})`;

export async function hadTrial(
  db: Database,
  attemptId: AttemptId,
  trial: TrialOfCard,
): Promise<boolean> {
  const [found] = await db.all<{ had: 0 | 1 }>(
    sql`select ${hasEarlierTrial(attemptId, trial)} as had`,
  );
  return found?.had === 1;
}

type Sync = {
  readonly customerId: string;
  /** The fence's revision before the fetch. */
  readonly requestedRevision: number;
  /** What the decision was based on. Nothing is stored if its owner has changed it since then. */
  readonly row: Pick<
    SubscriptionRow,
    | "attemptId"
    | "checkoutRound"
    | "email"
    | "coveredBy"
    | "dailyMailsStoppedAt"
    | "cancelRequestedAt"
  >;
  readonly synced: SyncedSubscription;
  readonly jobs: readonly NewEmailJob[];
  /** Nothing is stored if its card has had the trial. */
  readonly newTrial?: TrialOfCard | null;
  readonly nextTryAt: number | null;
  readonly isRefused?: boolean;
  readonly hasDailyMails: boolean;
  /** Charges that are known; others stay as they are. */
  readonly charges: readonly SoldCharge[];
  /** Null: not known. */
  readonly declined: Declines | null;
  readonly countedAt: number;
};

export const storeSync = (
  db: Database,
  {
    customerId,
    row,
    synced,
    newTrial,
    hasDailyMails,
    charges,
    declined,
    countedAt,
    ...fetched
  }: Sync,
): Promise<Stored<SubscriptionRow> | null> => {
  const { attemptId } = row;
  const subscription = quiz2Subscriptions;
  const unchanged = sql`exists (select 1 from ${subscription} where ${subscription.attemptId} = ${attemptId}
    and ${subscription.checkoutRound} = ${row.checkoutRound} and ${subscription.email} is ${row.email}
    and ${subscription.coveredBy} is ${row.coveredBy}
    and ${subscription.dailyMailsStoppedAt} is ${row.dailyMailsStoppedAt}
    and (${subscription.cancelRequestedAt} is null or ${subscription.cancelRequestedAt} is ${row.cancelRequestedAt}))
    and not ${newTrial ? hasEarlierTrial(attemptId, newTrial) : sql`false`}`;
  const write = (ifAhead: SQL) =>
    [
      db
        .update(quiz2Subscriptions)
        .set(synced)
        .where(and(eq(quiz2Subscriptions.attemptId, attemptId), ifAhead))
        .returning(),
      ...(charges.length === 0 ? [] : [storeCharges(db, charges, ifAhead)]),
      ...(declined ? [noteDeclines(db, attemptId, declined, ifAhead)] : []),
      ...(hasDailyMails ? [] : [withdrawPlanMails(db, attemptId, "plan_day", ifAhead)]),
    ] as const;
  const isEnding = synced.isCancelling || synced.status === "canceled";
  return storeBehindFence(db, { objectId: customerId, unchanged, ...fetched }, write, (ifAhead) => {
    const isPaid = charges.length > 0 ? sql`true` : sql`false`;
    return [
      ...countCharges(db, charges, { funnel: "quiz2", countedAt, ifAhead }),
      ...(isEnding ? [countCancellation(db, attemptId, { countedAt, ifAhead, isPaid })] : []),
    ];
  });
};

/** Counts the end of a subscription that was running as far as we knew; one that was never paid only expires. */
const countCancellation = (
  db: Database,
  attemptId: AttemptId,
  { countedAt, ifAhead, isPaid }: { countedAt: number; ifAhead: SQL; isPaid: SQL },
) =>
  countOwnStep(db, {
    funnel: "quiz2",
    step: "cancelled",
    day: utcDayOf(countedAt),
    from: sql`${quiz2Attempts}`,
    condition: sql`${quiz2Attempts.id} = ${attemptId} and ${ifAhead} and exists (
      select 1 from ${quiz2Subscriptions} where ${quiz2Subscriptions.attemptId} = ${attemptId}
        and ${quiz2Subscriptions.status} <> 'canceled' and ${quiz2Subscriptions.isCancelling} = 0
        and (${isPaid} or ${quiz2Subscriptions.status} in ('trialing', 'active')))`,
  });
