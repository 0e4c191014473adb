import type { Database } from "#app/data/database.ts";
import { grantAttempt } from "#app/data/quiz2-attempts.ts";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import { isEntitled } from "#app/domain/entitlement.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink } from "#app/platform/signed-link.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };

/** Whether a mailed link is valid. Read-only, because mail scanners open links. */
export const isValidAttemptLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readAttemptId(deps, token)) !== null;

/**
 * Grants this browser access to the link's attempt and returns whether its complete results are paid for. Idempotent.
 * Null if the link is invalid or expired, or the attempt is deleted.
 */
export async function redeemAttemptLink(
  deps: LinkDeps & { db: Database },
  token: string,
  visitor: { hash: string },
): Promise<{ id: AttemptId; isPaid: boolean } | null> {
  const id = await readAttemptId(deps, token);
  if (id === null) return null;
  const exists = await grantAttempt(deps.db, { id, visitorHash: visitor.hash }, deps.clock());
  if (!exists) return null;
  const paid = await findSubscription(deps.db, { attemptId: id });
  return { id, isPaid: paid !== null && isEntitled(paid, deps.clock()) };
}

async function readAttemptId(deps: LinkDeps, token: string): Promise<AttemptId | null> {
  const link = await readLink(deps.linkSecrets, token, "open_attempt", deps.clock());
  return link === null ? null : (link.subject as AttemptId);
}
