import { readCookie } from "#app/domain/cookie.ts";
import { days } from "#app/domain/duration.ts";
import { toBase64Url } from "./base64url.ts";
import { hashText } from "./hash.ts";

const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const LIFETIME_SECONDS = days(180) / 1_000;

/** An anonymous visitor: a secret in the browser's cookie, of which the server stores the hash. */
export type Visitor = {
  /** SHA-256 of the secret, base64url. The only form that is stored. */
  readonly hash: string;
  /** For the response; empty when the request had the cookie. */
  readonly cookieHeader: Record<string, string>;
};

/** The visitor of a request's cookie; null without a valid one. */
export async function findVisitor(request: Request): Promise<{ hash: string } | null> {
  const secret = readSecret(request);
  return secret === null ? null : { hash: await hashText(secret) };
}

/** The visitor of a request's cookie, or a new one. */
export async function ensureVisitor(request: Request): Promise<Visitor> {
  const known = await findVisitor(request);
  if (known !== null) return { ...known, cookieHeader: {} };
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return {
    hash: await hashText(secret),
    cookieHeader: { "Set-Cookie": visitorCookie(request, secret) },
  };
}

function readSecret(request: Request): string | null {
  const value = readCookie(request.headers.get("Cookie"), cookieName(request));
  return value !== null && SECRET.test(value) ? value : null;
}

const visitorCookie = (request: Request, secret: string): string =>
  `${cookieName(request)}=${secret}; Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${
    isPlainLocalhost(request) ? "" : "; Secure"
  }`;

const cookieName = (request: Request): string =>
  isPlainLocalhost(request) ? "visitor" : "__Host-visitor";

/** Safari rejects `Secure` and `__Host-` cookies on http://localhost; every other origin is https. */
function isPlainLocalhost(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1");
}
