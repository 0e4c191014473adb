import type { SyncDeps } from "#app/billing/server/sync.ts";
import { listPeers, storeCover } from "#app/data/paid-twice.ts";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { requestSyncs } from "#app/data/stripe-events.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { BilledSubscription } from "#app/domain/purchase/billing.ts";
import { StripeRefusal } from "#app/payments/call-stripe.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import { byAge, judgePeers } from "../rules/paid-twice.ts";
import { isLive } from "../rules/synced-state.ts";

type Cover = {
  readonly coveredBy: AttemptId | null;
  /** Stripe could not be asked about the others. */
  readonly isUnknown: boolean;
};

/**
 * Finds the attempt whose subscription stays if this person has bought two: two browsers that pay with the same address
 * at the same moment do not see each other. Stripe's state decides, so the order of the syncs does not matter.
 */
export async function findCover(
  deps: SyncDeps,
  row: SubscriptionRow,
  live: readonly BilledSubscription[],
): Promise<Cover> {
  const { coveredBy } = row;
  const main = live.toSorted(byAge)[0];
  if (coveredBy !== null || main === undefined) return { coveredBy, isUnknown: false };
  const found = await Promise.all(
    (await listPeers(deps.db, row)).map(async (peer) => {
      const subscriptions = await listLive(deps, peer.customerId);
      return subscriptions?.map((sub) => ({ ...sub, ...peer })) ?? null;
    }),
  );
  const isUnknown = found.includes(null);
  const { cover, later } = judgePeers(
    main,
    found.flatMap((peers) => peers ?? []),
  );
  const customers = later.map(({ customerId }) => customerId);
  await requestSyncs(deps.db, customers, deps.clock());
  if (cover === null) return { coveredBy: null, isUnknown };
  await storeCover(deps.db, row, cover.attemptId);
  return { coveredBy: cover.attemptId, isUnknown: false };
}

/** Null while Stripe is unavailable. A customer whom Stripe does not know has no subscriptions. */
const listLive = ({ payments }: SyncDeps, customerId: string) =>
  payments
    .listSubscriptions(customerId)
    .then((subscriptions) => subscriptions.filter(isLive))
    .catch((error) => (error instanceof StripeRefusal ? [] : ignoreUnavailable(error)));
