import { and, eq } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { SoldCharge } from "#app/domain/purchase/charge.ts";
import { storeCharges } from "./charges.ts";
import { withdrawPlanMails } from "./daily-mails.ts";
import type { Database } from "./database.ts";
import type { NewEmailJob } from "./email-jobs.ts";
import { type Declines, noteDeclines } from "./opened-payments.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { quiz2Subscriptions } from "./schema.ts";
import { storeBehindFence } from "./stripe-events.ts";

/** The columns that a sync sets. */
export type SyncedSubscription = Pick<
  SubscriptionRow,
  | "status"
  | "stripeSubId"
  | "stripeCustomerId"
  | "trialStart"
  | "trialEnd"
  | "periodEnd"
  | "isCancelling"
  | "canceledAt"
  | "paymentState"
> & { readonly cancelRequestedAt?: null } & Partial<
    Pick<SubscriptionRow, "stripeEventId" | "lastEventAt">
  >;

type Sync = {
  readonly attemptId: AttemptId;
  readonly customerId: string;
  /** Of the fence before the fetch. */
  readonly requestedRevision: number;
  readonly synced: SyncedSubscription;
  readonly jobs: readonly NewEmailJob[];
  readonly nextTryAt: number | null;
  readonly hasDailyMails: boolean;
  /** Those that are known; others stay as they are. */
  readonly charges: readonly SoldCharge[];
  /** Null: not known. */
  readonly declined: Declines | null;
};

/** Returns the ids of the mails that are new. */
export const storeSync = (
  db: Database,
  { attemptId, customerId, synced, hasDailyMails, charges, declined, ...fetched }: Sync,
): Promise<string[]> =>
  storeBehindFence(db, { objectId: customerId, ...fetched }, (ifAhead) => [
    db
      .update(quiz2Subscriptions)
      .set(synced)
      .where(and(eq(quiz2Subscriptions.attemptId, attemptId), ifAhead)),
    ...(charges.length === 0 ? [] : [storeCharges(db, charges, ifAhead)]),
    ...(declined ? [noteDeclines(db, attemptId, declined, ifAhead)] : []),
    ...(hasDailyMails ? [] : [withdrawPlanMails(db, attemptId, "plan_day", ifAhead)]),
  ]);
