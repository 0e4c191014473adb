/** A fresh value for each response; scripts and styles that carry it are ours. */
export const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/**
 * Scripts need the nonce or our origin, never `unsafe-inline`. Style attributes are allowed because
 * server-rendered bars and rings carry their figures in them; they cannot run anything.
 */
const contentSecurityPolicy = (nonce: string, isHttps: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A form's answer may lead to Stripe's own pages, and the policy holds for where it leads too.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** Adds to an answer of ours what every answer carries; pages get their content security policy too. */
export function secureResponse(response: Response, request: Request, nonce: string): Response {
  const isHttps = request.url.startsWith("https:");
  const headers = response.headers;
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, isHttps));
  }
  if (isHttps)
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  // A page whose address is a permission tells even less of it.
  if (headers.get("Referrer-Policy") !== "strict-origin") {
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  }
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), browsing-topics=()");
  return response;
}
