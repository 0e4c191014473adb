import type { BilledSubscription } from "#app/domain/purchase/billing.ts";

type Aged = Pick<BilledSubscription, "id" | "createdAt">;

/** The order in which subscriptions were bought: the first one stays. Stripe's times are whole seconds. */
export const byAge = (one: Aged, other: Aged): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

/**
 * Of the live subscriptions of one person the first one, if this is not it, and otherwise those that came later: their
 * own syncs end them.
 */
export function judgePeers<P extends Aged>(
  main: Aged,
  peers: readonly P[],
): { readonly cover: P | null; readonly later: readonly P[] } {
  const [oldest] = peers.toSorted(byAge);
  if (oldest !== undefined && byAge(oldest, main) < 0) return { cover: oldest, later: [] };
  return { cover: null, later: peers };
}
