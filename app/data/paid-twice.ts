import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Database } from "./database.ts";
import type { SubscriptionRow } from "./quiz2-subscriptions.ts";
import { quiz2Subscriptions } from "./schema.ts";

type Peer = { readonly attemptId: AttemptId; readonly customerId: string };

const LIST_LIMIT = 20;

/** The customers of other attempts with the same mailbox who may have a live subscription. */
export async function listPeers(
  db: Database,
  { attemptId, mailbox }: Pick<SubscriptionRow, "attemptId" | "mailbox">,
): Promise<Peer[]> {
  if (mailbox === null) return [];
  const found = await db
    .select({
      attemptId: quiz2Subscriptions.attemptId,
      customerId: sql<string>`${quiz2Subscriptions.stripeCustomerId}`,
    })
    .from(quiz2Subscriptions)
    .where(
      and(
        eq(quiz2Subscriptions.mailbox, mailbox),
        ne(quiz2Subscriptions.attemptId, attemptId),
        isNotNull(quiz2Subscriptions.stripeCustomerId),
        ne(quiz2Subscriptions.status, "canceled"),
      ),
    )
    .limit(LIST_LIMIT);
  return found;
}

/** Recorded before anything is cancelled: afterwards Stripe no longer shows why. No-op for a newer checkout. */
export async function storeCover(
  db: Database,
  { attemptId, checkoutRound }: Pick<SubscriptionRow, "attemptId" | "checkoutRound">,
  coveredBy: AttemptId,
): Promise<void> {
  await db
    .update(quiz2Subscriptions)
    .set({ coveredBy })
    .where(
      and(
        eq(quiz2Subscriptions.attemptId, attemptId),
        eq(quiz2Subscriptions.checkoutRound, checkoutRound),
      ),
    );
}
