import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";

/** Longer than from one mail about a renewal to the next. */
const LIFETIME_MS = days(60);

/** The address in a mail that leads to the page where its subscription is cancelled, without a login. */
export async function signManageLink(
  deps: { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets },
  { attemptId, createdAt }: { attemptId: string; createdAt: number },
): Promise<string> {
  const token = await signLink(deps.linkSecrets, {
    purpose: "manage_subscription",
    subject: attemptId,
    expiresAtMs: createdAt + LIFETIME_MS,
  });
  return `${deps.brand.siteOrigin}/quiz2/manage?token=${token}`;
}
