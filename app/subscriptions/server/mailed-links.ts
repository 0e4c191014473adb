import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type LinkContent, type LinkSecrets, signLink } from "#app/platform/signed-link.ts";

/** Outlives the interval between two renewal mails. */
const MANAGED_FOR_MS = days(60);
const OPENED_FOR_MS = days(30);

type SignDeps = { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets };
type Mailed = {
  readonly attemptId: AttemptId;
  readonly createdAt: number;
  /** The attempt's when the mail is written; raising it ends the link. */
  readonly linkGeneration: number;
};

/** The mailed address that lets a browser read the attempt. */
export const signOpenLink = (deps: SignDeps, { linkGeneration, ...mailed }: Mailed) =>
  sign(deps, mailed, {
    purpose: "open_attempt",
    path: "/quiz2/open",
    forMs: OPENED_FOR_MS,
    generation: linkGeneration,
  });

/** The mailed address that opens the attempt, and what its buyer has bought with it, in another browser. */
export const signPurchaseLink = (deps: SignDeps, { linkGeneration, ...mailed }: Mailed) =>
  sign(deps, mailed, {
    purpose: "open_purchase",
    path: "/quiz2/open",
    forMs: OPENED_FOR_MS,
    generation: linkGeneration,
  });

/** The mailed address of the page that manages a subscription without a login. */
export const signManageLink = (deps: SignDeps, { linkGeneration, ...mailed }: Mailed) =>
  sign(deps, mailed, {
    purpose: "manage_subscription",
    path: "/quiz2/manage",
    forMs: MANAGED_FOR_MS,
    generation: linkGeneration,
  });

/** The unsubscribe address of a series of mails. No new generation ends it: anybody may stop a mail. */
export const signStopLink = (
  deps: SignDeps,
  mailed: Omit<Mailed, "linkGeneration">,
  purpose: "stop_daily_mails" | "stop_weekly_mails" = "stop_daily_mails",
) => sign(deps, mailed, { purpose, path: "/unsubscribe", forMs: MANAGED_FOR_MS });

type Link = Pick<LinkContent, "purpose" | "generation"> & {
  readonly path: string;
  readonly forMs: number;
};

async function sign(
  { brand, linkSecrets }: SignDeps,
  { attemptId, createdAt }: Omit<Mailed, "linkGeneration">,
  { path, forMs, ...link }: Link,
): Promise<string> {
  const expiresAtMs = createdAt + forMs;
  const token = await signLink(linkSecrets, { ...link, subject: attemptId, expiresAtMs });
  return `${brand.siteOrigin}${path}?token=${token}`;
}
