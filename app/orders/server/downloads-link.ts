import type { MailBrand } from "#app/domain/brand.ts";
import { DOWNLOADS_PATH, LIBRARY_PATH } from "#app/domain/download.ts";
import { days, minutes } from "#app/domain/duration.ts";
import type { OrderId } from "#app/domain/order.ts";
import { OrderId as OrderIdSchema } from "#app/domain/order-id.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type LinkSecrets, readLink, signLink } from "#app/platform/signed-link.ts";

const LIFETIME_MS = days(30);
/** Of a button that stands on a page of ours. */
const BUTTON_FOR_MS = minutes(15);

const TO_LIBRARY = "library";

/** Where the button of a mailed link leads to, whatever its form says. */
export const readTarget = (to: string | undefined): string =>
  to === TO_LIBRARY ? LIBRARY_PATH : DOWNLOADS_PATH;

/** The address in a mail that leads to the page from which an order is opened in any browser. */
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

/** The same token for a button on our own page, which opens the order to the current browser. */
export const permitOpening = (
  { clock, linkSecrets }: { clock: Clock; linkSecrets: LinkSecrets },
  id: OrderId,
): Promise<string> =>
  signLink(linkSecrets, {
    purpose: "open_downloads",
    subject: id,
    expiresAtMs: clock() + BUTTON_FOR_MS,
  });

/** The same address, but that it leads on to the library. */
export const leadToLibrary = (url: string): string => `${url}&to=${TO_LIBRARY}`;

/** The order that such a link was made for; null when it is forged, for something else, or past its time. */
export async function readDownloadsLink(
  secrets: LinkSecrets,
  token: string,
  nowMs: number,
): Promise<OrderId | null> {
  const link = await readLink(secrets, token, "open_downloads", nowMs);
  return OrderIdSchema.safeParse(link?.subject).data ?? null;
}
