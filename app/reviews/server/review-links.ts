import { days } from "#app/domain/duration.ts";
import {
  formatPurchase,
  type Purchase,
  parsePurchase,
} from "#app/domain/purchase/reviewed-purchase.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

type Purpose = "write_review" | "stop_review_requests";

/** A link that stops mail must still work years later. */
const LIFETIME_MS = { write_review: days(60), stop_review_requests: days(5 * 365) } as const;

export const keyOfRequest = (purchase: Purchase): string =>
  `review_request:${formatPurchase(purchase)}`;

export const signReviewLink = (
  linkSecrets: LinkSecrets,
  purpose: Purpose,
  { purchase, createdAt }: { purchase: Purchase; createdAt: number },
): Promise<string> =>
  signLink(linkSecrets, {
    purpose,
    subject: formatPurchase(purchase),
    expiresAtMs: createdAt + LIFETIME_MS[purpose],
  });

export async function readReviewLink(
  { linkSecrets, clock }: { linkSecrets: LinkSecrets; clock: Clock },
  purpose: Purpose,
  token: string,
): Promise<Purchase | null> {
  const link = await readLink(linkSecrets, token, purpose, clock());
  return link && parsePurchase(link.subject);
}
