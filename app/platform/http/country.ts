/**
 * The country that Cloudflare derives from the visitor's address, as an ISO 3166 code. Null where it knows none, for Tor,
 * and on a local server.
 */
export function readCountry(request: Request): string | null {
  const country = request.headers.get("CF-IPCountry") ?? "";
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : null;
}
