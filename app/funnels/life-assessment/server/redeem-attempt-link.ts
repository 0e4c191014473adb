import type { Database } from "#app/data/database.ts";
import { findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import { findLinkState, grantReading } from "#app/data/quiz2-rights.ts";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { type LinkContent, type LinkSecrets, readLink } from "#app/platform/signed-link.ts";
import { letInPayer } from "#app/subscriptions/server/let-in-payer.ts";
import { PULSE_PATH, TO_PULSE, TO_RETAKE } from "../content/pulse.ts";

type LinkDeps = { db: Database; clock: Clock; linkSecrets: LinkSecrets };

/** What the browser that presses the button becomes, by the link's purpose. */
const RIGHT_OF = { open_attempt: "reader", open_purchase: "payer" } as const;

type Redeemable = {
  readonly id: AttemptId;
  readonly right: (typeof RIGHT_OF)[keyof typeof RIGHT_OF];
  readonly generation: number;
};

type Opened = { readonly id: AttemptId; readonly isOpen: boolean };

/** Where a redeemed link leads; an unknown `to` leads to the results. */
export function findOpenedPath({ id, isOpen }: Opened, to: string | undefined): string {
  if (!isOpen) return `/quiz2/mini/${id}`;
  if (to === TO_RETAKE) return "/quiz2/start";
  return to === TO_PULSE ? PULSE_PATH : `/quiz2/results?attempt=${id}`;
}

/** Whether a mailed link is valid. Read-only, because mail scanners open links. */
export async function isValidAttemptLink(deps: LinkDeps, token: string): Promise<boolean> {
  const link = await readAttemptLink(deps, token);
  return link !== null && (await findLinkState(deps.db, link.id))?.generation === link.generation;
}

/**
 * Grants this browser access to the link's attempt and returns whether its complete results are open. Idempotent.
 * Null if the link is invalid, expired or ended, or the attempt is deleted.
 * @throws AppError `too_many_requests`.
 */
export async function redeemAttemptLink(
  deps: LinkDeps & { limits: RateLimits; enqueueEmails: (jobIds: string[]) => void },
  token: string,
  sender: Sender,
): Promise<Opened | null> {
  await enforceRateLimits(deps.limits, "mailedLink", sender);
  const link = await readAttemptLink(deps, token);
  if (link === null) return null;
  const attempt = { id: link.id, visitorHash: sender.visitorHash };
  const grant = { ...attempt, generation: link.generation };
  const isLetIn =
    link.right === "payer"
      ? (await letInPayer(deps, grant, await findSubscription(deps.db, { attemptId: link.id }))) !==
        null
      : await grantReading(deps.db, grant, deps.clock());
  if (!isLetIn) return null;
  const scored = await findScoredAttempt(deps.db, attempt);
  const isOpen = scored?.paid.some((paid) => isEntitled(paid, deps.clock())) ?? false;
  return { id: link.id, isOpen };
}

async function readAttemptLink(deps: LinkDeps, token: string): Promise<Redeemable | null> {
  const read = (purpose: LinkContent["purpose"]) =>
    readLink(deps.linkSecrets, token, purpose, deps.clock());
  for (const purpose of ["open_purchase", "open_attempt"] as const) {
    const link = await read(purpose);
    if (link === null) continue;
    const { subject, generation = 0 } = link;
    return { id: subject as AttemptId, right: RIGHT_OF[purpose], generation };
  }
  return null;
}
