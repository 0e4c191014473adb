import type { Database } from "#app/data/database.ts";
import { findGrantableOrder, grantOrder, type OrderRow } from "#app/data/orders.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { isMailedTo, readDownloadsLink } from "./downloads-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether a mailed link is valid. Read-only: mail scanners follow links. */
export async function isValidOrderLink(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  return (await findLinkedOrder(deps, token)) !== null;
}

/** Returns null if the link is invalid or expired, the buyer was erased, or the order's address has since changed. */
async function findLinkedOrder(
  { db, clock, linkSecrets }: LinkDeps & { db: Database },
  token: string,
): Promise<OrderRow | null> {
  const link = await readDownloadsLink(linkSecrets, token, clock());
  const order = link && (await findGrantableOrder(db, { id: link.id }));
  return order && (await isMailedTo(link, order.email)) ? order : null;
}

/**
 * Grants this browser access to the order of a mailed link. Idempotent. False if `isValidOrderLink` is, or if the
 * order's address is being corrected at the same moment.
 * @throws AppError `too_many_requests`.
 */
export async function redeemOrderLink(
  deps: LinkDeps & { db: Database; limits: RateLimits },
  token: string,
  { visitorHash, addressPrefix }: Sender,
): Promise<boolean> {
  await enforceRateLimits(deps.limits, "mailedLink", { visitorHash, addressPrefix });
  const order = await findLinkedOrder(deps, token);
  return order !== null && (await grantOrder(deps.db, { ...order, visitorHash }, deps.clock()));
}
