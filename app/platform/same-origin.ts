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
