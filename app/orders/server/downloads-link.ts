import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import { OrderId as OrderIdSchema } from "#app/domain/ids.ts";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { DOWNLOADS_PATH, LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { fromBase64Url, hashText } from "#app/platform/encode.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

const LIFETIME_MS = days(30);

const TO_LIBRARY = "library";

/** The page that a redeemed link redirects to; an unknown target falls back to the downloads. */
export const readTarget = (to: string | undefined): string =>
  to === TO_LIBRARY ? LIBRARY_PATH : DOWNLOADS_PATH;

/**
 * Creates the mailed URL of the page that grants any browser access to an order.
 * @param email gets the link, which opens nothing once the order has another address
 */
export async function createDownloadsLink(
  deps: { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets },
  { id, createdAt, email }: { id: OrderId; createdAt: number; email: string },
): Promise<string> {
  const token = await signLink(deps.linkSecrets, {
    purpose: "open_downloads",
    subject: id,
    expiresAtMs: createdAt + LIFETIME_MS,
    generation: await generationOf(email),
  });
  return `${deps.brand.siteOrigin}/downloads/open?token=${token}`;
}

/** Makes the same URL redirect to the library. */
export const leadToLibrary = (url: string): string => `${url}&to=${TO_LIBRARY}`;

type DownloadsLink = { readonly id: OrderId; readonly generation: number | undefined };

/** Reads the order of such a link; null if the link is forged, expired or for another purpose. */
export async function readDownloadsLink(
  secrets: LinkSecrets,
  token: string,
  nowMs: number,
): Promise<DownloadsLink | null> {
  const link = await readLink(secrets, token, "open_downloads", nowMs);
  const { data: id } = OrderIdSchema.safeParse(link?.subject);
  return id === undefined ? null : { id, generation: link?.generation };
}

/** Whether the link was mailed to this address; also true of a link without one: not mailed, or of an early release. */
export const isMailedTo = async (
  { generation }: DownloadsLink,
  email: string | null,
): Promise<boolean> =>
  generation === undefined || (email !== null && generation === (await generationOf(email)));

/** The first 48 bits of a hash, which only has to tell the addresses of one order apart. */
async function generationOf(email: string): Promise<number> {
  const bytes = fromBase64Url(await hashText(foldEmailAddress(email))) ?? new Uint8Array();
  return bytes.subarray(0, 6).reduce((number, byte) => number * 256 + byte, 0);
}
