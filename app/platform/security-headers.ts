import { type PixelIds, pixelOrigins, planPixels } from "#app/domain/pixels.ts";

/** A fresh value for each response, set on our own scripts and styles. */
export const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** The pages with a payment form. A path reaches this in its one spelling only (workers/web/read-path.ts). */
const PAYMENT_PAGES = /^\/(?:quiz1|checkout)$/;
const STRIPE_FRAMES = "https://js.stripe.com https://*.js.stripe.com";

/** The sources Stripe requires (docs.stripe.com/security/guide#content-security-policy), on payment pages only. */
const STRIPE = {
  scripts: ` ${STRIPE_FRAMES}`,
  connections: " https://api.stripe.com",
  frames: ` ${STRIPE_FRAMES} https://hooks.stripe.com`,
};
const NOBODY: typeof STRIPE = { scripts: "", connections: "", frames: "" };

/** The pages that may ask buyers to prove that they are human, and the source that Turnstile needs there. */
const CHECKED_PAGES = /^\/(?:quiz1|checkout|quiz2\/paywall)$/;
const TURNSTILE = "https://challenges.cloudflare.com";

/**
 * Scripts need the nonce or our origin, never `unsafe-inline`. Style attributes are allowed because
 * server-rendered bars and rings carry their figures in them; they cannot run anything.
 */
function contentSecurityPolicy(
  nonce: string,
  { protocol, pathname }: URL,
  images: readonly string[],
): string {
  const stripe = PAYMENT_PAGES.test(pathname) ? STRIPE : NOBODY;
  const turnstile = CHECKED_PAGES.test(pathname) ? ` ${TURNSTILE}` : "";
  const frames = stripe.frames + turnstile;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${stripe.scripts}${turnstile}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(" "),
    "font-src 'self'",
    `connect-src 'self'${stripe.connections}`,
    ...(frames === "" ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    // A form may redirect to Stripe's pages, and `form-action` applies to redirects too.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(protocol === "https:" ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Safari rejects `Secure` and `__Host-` cookies on http://localhost; every other origin is https. */
export function isPlainLocalhost(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1");
}

/** Without `includeSubDomains`: another application may still serve a subdomain over http. */
const HSTS = "max-age=63072000";

/** Features that no page uses. A payment page allows `payment` for the wallets in Stripe's frame. */
const UNUSED_FEATURES =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()";

type Policy = {
  readonly nonce: string;
  readonly pixels?: PixelIds;
};

/** Adds the common security headers, and to pages a content security policy. */
export function secureResponse(
  response: Response,
  request: Request,
  { nonce, pixels = {} }: Policy,
): Response {
  const url = new URL(request.url);
  const isPaymentPage = PAYMENT_PAGES.test(url.pathname);
  const headers = response.headers;
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    const images = planPixels(pixels, request)?.kind === "load" ? pixelOrigins(pixels) : [];
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, url, images));
  }
  if (url.protocol === "https:") headers.set("Strict-Transport-Security", HSTS);
  if (!isPlainLocalhost(request)) secureCookies(headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  // Pages with a token in their URL already send no more than their origin.
  if (headers.get("Referrer-Policy") !== "strict-origin") {
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  }
  headers.set(
    "Permissions-Policy",
    isPaymentPage ? UNUSED_FEATURES : `${UNUSED_FEATURES}, payment=()`,
  );
  return response;
}

function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /; Secure(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}
