/**
 * The country that Cloudflare derives from the visitor's address, as an ISO 3166 code. Null where it knows none, for Tor,
 * and on a local server.
 */
export function readCountry(request: Request): string | null {
  const country = request.headers.get("CF-IPCountry") ?? "";
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}

/** The path of the referring page; never another site's, whatever the header says. */
export function ownPath(request: Request): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin && !pathname.startsWith("//")
    ? `${pathname}${search}`
    : "/";
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
