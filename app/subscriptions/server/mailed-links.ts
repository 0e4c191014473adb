import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type LinkContent, type LinkSecrets, signLink } from "#app/platform/signed-link.ts";

/** Outlives the interval between two renewal mails. */
const LIFETIME_MS = days(60);

type SignDeps = { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets };
type Mailed = { readonly attemptId: AttemptId; readonly createdAt: number };

/** The mailed address of the page that manages a subscription without a login. */
export const signManageLink = (deps: SignDeps, mailed: Mailed): Promise<string> =>
  sign(deps, mailed, "manage_subscription", "/quiz2/manage");

/** The unsubscribe address of the daily mails. */
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
