import type { MailBrand } from "#app/domain/brand.ts";
import { days } from "#app/domain/duration.ts";
import { OrderId as OrderIdSchema } from "#app/domain/ids.ts";
import { DOWNLOADS_PATH, LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

const LIFETIME_MS = days(30);

const TO_LIBRARY = "library";

/** The page that a redeemed link redirects to; an unknown target falls back to the downloads. */
export const readTarget = (to: string | undefined): string =>
  to === TO_LIBRARY ? LIBRARY_PATH : DOWNLOADS_PATH;

/** The mailed address of the page that grants any browser access to an order. */
export async function createDownloadsLink(
  deps: { brand: Pick<MailBrand, "siteOrigin">; linkSecrets: LinkSecrets },
  { id, createdAt }: { id: OrderId; createdAt: number },
): Promise<string> {
  const token = await signLink(deps.linkSecrets, {
    purpose: "open_downloads",
    subject: id,
    expiresAtMs: createdAt + LIFETIME_MS,
  });
  return `${deps.brand.siteOrigin}/downloads/open?token=${token}`;
}

/** The same address, redirecting to the library. */
export const leadToLibrary = (url: string): string => `${url}&to=${TO_LIBRARY}`;

/** The order of such a link; null if it is forged, expired or for another purpose. */
export async function readDownloadsLink(
  secrets: LinkSecrets,
  token: string,
  nowMs: number,
): Promise<OrderId | null> {
  const link = await readLink(secrets, token, "open_downloads", nowMs);
  return OrderIdSchema.safeParse(link?.subject).data ?? null;
}
