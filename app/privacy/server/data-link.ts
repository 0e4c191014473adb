import { findLinkedAddress } from "#app/data/data-requests.ts";
import type { Database } from "#app/data/database.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { DATA_LINK_FOR_MS } from "#app/domain/mail/mail-limits.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";
import { dataLinkMail, YOUR_DATA_PATH } from "../content/your-data.ts";

export type DataLinkDeps = { db: Database; clock: Clock; linkSecrets: LinkSecrets };

/** The mail of a `data_link` job. Its link names the job, whose row holds the address, so an erasure ends the link. */
export async function writeDataLink(
  { brand, linkSecrets }: { brand: MailBrand; linkSecrets: LinkSecrets },
  job: { readonly id: string; readonly createdAt: number },
): Promise<EmailContent> {
  const token = await signLink(linkSecrets, {
    purpose: "see_data",
    subject: job.id,
    expiresAtMs: job.createdAt + DATA_LINK_FOR_MS,
  });
  const { action, ...words } = dataLinkMail;
  const url = `${brand.siteOrigin}${YOUR_DATA_PATH}/open?token=${token}`;
  return { ...words, accent: "ember", button: { label: action, url } };
}

/** The address of a mailed link; null if it is forged or expired, or its address has been erased. */
export async function readDataLink(
  { db, clock, linkSecrets }: DataLinkDeps,
  token: string,
): Promise<EmailAddress | null> {
  const link = await readLink(linkSecrets, token, "see_data", clock());
  const address = link && (await findLinkedAddress(db, link.subject));
  return parseEmailAddress(address ?? "");
}

/** Read-only: mail scanners follow links. */
export const isDataLink = async (deps: DataLinkDeps, token: string): Promise<boolean> =>
  (await readDataLink(deps, token)) !== null;
