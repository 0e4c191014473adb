import { readCookie } from "./cookie.ts";
import { days } from "./duration.ts";

/** From the configuration. Without an id there is no question, no loader and no cookie. */
export type PixelIds = { readonly meta?: string | undefined; readonly reddit?: string | undefined };
export type PixelChoice = "accepted" | "rejected";
/** `opted_out`: the browser sends Global Privacy Control, which overrules an earlier choice. */
export type PixelConsent = PixelChoice | "unasked" | "opted_out";
/** What a page does about pixels; `page` is all that they learn of its address. */
export type PixelPlan = { readonly kind: "ask" | "load"; readonly page: string };

/** Version of the question's text. Raise it when the text changes: everybody is asked again. */
const CONSENT_VERSION = 1;
const COOKIE = "pixels";

/**
 * Landing pages only: every other page shows answers, results, paid content or typed addresses, or has a token in its
 * URL. The dating quiz is left out because its landing page turns into its questions.
 */
const PIXEL_PAGES: readonly string[] = ["/", "/quiz2", "/perfectionism"];

const isChoice = (value: unknown): value is PixelChoice =>
  value === "accepted" || value === "rejected";

export const parsePixelChoice = (value: unknown): PixelChoice | null =>
  isChoice(value) ? value : null;

export const hasPixels = ({ meta, reddit }: PixelIds): boolean =>
  meta !== undefined || reddit !== undefined;

export function readPixelConsent(headers: Headers): PixelConsent {
  if (headers.get("Sec-GPC") === "1") return "opted_out";
  const [version, choice] = readCookie(headers.get("Cookie"), COOKIE)?.split(".") ?? [];
  return version === `${CONSENT_VERSION}` && isChoice(choice) ? choice : "unasked";
}

export const pixelCookie = (choice: PixelChoice): string =>
  `${COOKIE}=${CONSENT_VERSION}.${choice}; Path=/; Max-Age=${days(180) / 1_000}; HttpOnly; SameSite=Lax`;

/** Null: the page neither asks nor loads. */
export function planPixels(ids: PixelIds, { method, url, headers }: Request): PixelPlan | null {
  const page = new URL(url).pathname;
  if (!hasPixels(ids) || method === "POST" || !PIXEL_PAGES.includes(page)) return null;
  const consent = readPixelConsent(headers);
  if (consent === "unasked") return { kind: "ask", page };
  return consent === "accepted" ? { kind: "load", page } : null;
}

/** The loader replaces this with the page's address. */
export const PAGE_MARK = "{page}";

/** Images only, so that no foreign code ever runs in our pages, where it could read what a browser has stored. */
export const pixelAddresses = ({ meta, reddit }: PixelIds): string[] => [
  ...(meta
    ? [`https://www.facebook.com/tr?id=${meta}&ev=PageView&noscript=1&dl=${PAGE_MARK}`]
    : []),
  ...(reddit ? [`https://alb.reddit.com/rp.gif?id=${reddit}&event=PageVisit&opt_out=0`] : []),
];

export const pixelOrigins = (ids: PixelIds): string[] =>
  pixelAddresses(ids).map((address) => new URL(address).origin);
