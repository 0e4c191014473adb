import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import { type LinkContent, type LinkSecrets, signLink } from "#app/platform/signed-link.ts";

/** Longer than from one mail about a renewal to the next. */
const LIFETIME_MS = days(60);

type SignDeps = { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets };
type Mailed = { readonly attemptId: string; readonly createdAt: number };

/** The address in a mail that leads to the page where its subscription is cancelled, without a login. */
export const signManageLink = (deps: SignDeps, mailed: Mailed): Promise<string> =>
  sign(deps, mailed, "manage_subscription", "/quiz2/manage");

/** The address in a daily mail that stops the others. */
export const signStopLink = (deps: SignDeps, mailed: Mailed): Promise<string> =>
  sign(deps, mailed, "stop_daily_mails", "/unsubscribe");

async function sign(
  { brand, linkSecrets }: SignDeps,
  { attemptId, createdAt }: Mailed,
  purpose: LinkContent["purpose"],
  path: string,
): Promise<string> {
  const expiresAtMs = createdAt + LIFETIME_MS;
  const token = await signLink(linkSecrets, { purpose, subject: attemptId, expiresAtMs });
  return `${brand.siteOrigin}${path}?token=${token}`;
}
