import type { Database } from "#app/data/database.ts";
import { findGrantableOrder, grantOrder } from "#app/data/orders.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { readDownloadsLink } from "./downloads-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether a mailed link is valid. Read-only: mail scanners follow links. */
export async function isValidOrderLink(
  deps: LinkDeps & { db: Database },
  token: string,
): Promise<boolean> {
  const id = await readDownloadsLink(deps.linkSecrets, token, deps.clock());
  return id !== null && (await findGrantableOrder(deps.db, { id })) !== null;
}

/**
 * Grants this browser access to the order of a mailed link. Idempotent. False: invalid or expired link, or no such order.
 * @throws AppError `too_many_requests`.
 */
export async function redeemOrderLink(
  deps: LinkDeps & { db: Database; limits: RateLimits },
  token: string,
  { visitorHash, addressPrefix }: Sender,
): Promise<boolean> {
  await enforceRateLimits(deps.limits, "mailedLink", { visitorHash, addressPrefix });
  const now = deps.clock();
  const id = await readDownloadsLink(deps.linkSecrets, token, now);
  return id !== null && (await grantOrder(deps.db, { id, visitorHash }, now));
}
