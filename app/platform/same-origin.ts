/**
 * Whether a request that changes something comes from a page of ours. Browsers tell it themselves
 * (`Sec-Fetch-Site`, older ones `Origin`); a request with neither does not come from a browser, so no
 * visitor's cookie can ride on it.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}
