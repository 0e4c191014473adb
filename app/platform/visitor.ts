import { NEW_VISITOR_HEADER, readCookie } from "#app/domain/cookie.ts";
import { days } from "#app/domain/duration.ts";
import { hashText, toBase64Url } from "./encode.ts";
import { NEVER_STORED } from "./http/caching.ts";
import { isPlainLocalhost } from "./security-headers.ts";

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

/** The new visitors of requests that came without a cookie. */
const newcomers = new WeakMap<Request, Visitor>();

/** The visitor of a request's cookie, or the one that was created for this request; null without either. */
export async function findVisitor(request: Request): Promise<{ hash: string } | null> {
  const secret = readSecret(request);
  return secret === null ? (newcomers.get(request) ?? null) : { hash: await hashText(secret) };
}

/**
 * The visitor of a request's cookie, or a new one, the same for the whole request. Pages set the cookie
 * (`keepVisitor`), so a call makes a new visitor only if the client has dropped the cookie since.
 */
export async function ensureVisitor(request: Request): Promise<Visitor> {
  const known = readSecret(request);
  if (known !== null) return { hash: await hashText(known), cookieHeader: {} };
  const secret = newSecret();
  const hash = await hashText(secret);
  const newcomer = newcomers.get(request) ?? {
    hash,
    cookieHeader: { "Set-Cookie": visitorCookie(request, secret), [NEW_VISITOR_HEADER]: "1" },
  };
  newcomers.set(request, newcomer);
  return newcomer;
}

/** The cookie of a visitor whom this request created, sent with a refusal too, so that the retry is the same visitor. */
export const newVisitorHeader = (request: Request): Record<string, string> =>
  newcomers.get(request)?.cookieHeader ?? {};

/** The pages from which data is stored for a visitor, and those whose forms grant a visitor access. */
const PAGES =
  /^\/(?:quiz1|checkout|success|downloads\/open|quiz2\/(?:start|paywall|thank-you|manage|open))$/;

/**
 * Sends the visitor's cookie with a page. Every visit renews it. A page from which data is stored creates a new
 * visitor, because concurrent calls cannot: the last cookie would win, and the rows of the other calls would belong to
 * nobody. The documents of two tabs race too, but before their calls, which then all carry the same cookie.
 */
export function keepVisitor(request: Request, page: Response): void {
  if (request.method !== "GET" || !page.headers.get("Content-Type")?.startsWith("text/html"))
    return;
  const known = readSecret(request);
  const isNeeded = page.ok && PAGES.test(new URL(request.url).pathname);
  if (known === null && !isNeeded) return;
  page.headers.append("Set-Cookie", visitorCookie(request, known ?? newSecret()));
  if (known === null) page.headers.set("Cache-Control", NEVER_STORED);
}

const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

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
