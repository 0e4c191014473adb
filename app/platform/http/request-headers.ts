import { VISIT_PARAMETERS } from "#app/domain/visit.ts";

/**
 * The country that Cloudflare derives from the visitor's address, as an ISO 3166 code. Null if Cloudflare knows none, for
 * Tor, and on a local server.
 */
export function readCountry(request: Request): string | null {
  const country = request.headers.get("CF-IPCountry") ?? "";
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

/**
 * The path of the referring page, never another site's, whatever the header says. The source of the visit is added
 * again, because the page's script has moved it from the page's URL to the URL of the call.
 */
export function ownPath(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  const referrer = request.headers.get("Referer") ?? "";
  const page = new URL(URL.canParse(referrer) ? referrer : "/", origin);
  if (page.origin !== origin || page.pathname.startsWith("//")) return "/";
  for (const name of VISIT_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return `${page.pathname}${page.search}`;
}

/**
 * CSRF protection: whether a mutating request comes from one of our pages. Browsers send `Sec-Fetch-Site`, older
 * ones `Origin`; a request with neither does not come from a browser and carries no visitor's cookie.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}
