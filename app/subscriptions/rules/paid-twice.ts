import type { BilledSubscription } from "#app/domain/purchase/billing.ts";

type Aged = Pick<BilledSubscription, "id" | "createdAt">;

/** The order in which subscriptions were bought: the first one stays. Stripe's times are whole seconds. */
export const byAge = (one: Aged, other: Aged): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

/**
 * Compares the live subscriptions of one person. `cover` is the first one, unless it is `main`. In that case `later`
 * are the others, which their own syncs end.
 */
export function judgePeers<P extends Aged>(
  main: Aged,
  peers: readonly P[],
): { readonly cover: P | null; readonly later: readonly P[] } {
  const [oldest] = peers.toSorted(byAge);
  if (oldest !== undefined && byAge(oldest, main) < 0) return { cover: oldest, later: [] };
  return { cover: null, later: peers };
}
