import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { ConsoleEnv } from "#app/platform/worker-envs.ts";

/** What a token must have been signed for, and by whom. */
export type Lock = {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
};

/** Whom Cloudflare Access let through: a person, or a service, which has no address. */
type Caller = { readonly email: string | null };

/** In development nothing signs tokens: every request comes from the owner. */
const LOCAL_OWNER: Caller = { email: "owner@kindling.example" };

/** Returns null in development. */
export function createLock(env: ConsoleEnv): Lock | null {
  if (env.ENVIRONMENT === "development") return null;
  const issuer = `https://${env.ACCESS_TEAM_DOMAIN}`;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  return { keys, issuer, audience: env.ACCESS_AUD };
}

/**
 * Returns whom the request's token was issued to, or null without a valid token of the team for this application.
 * Cloudflare Access adds it as a header and replaces any that the client has sent.
 * @throws AppError `unavailable` while the team's keys cannot be read.
 */
export async function admit(
  request: Request,
  { lock, clock }: { lock: Lock | null; clock: Clock },
): Promise<Caller | null> {
  if (lock === null) return LOCAL_OWNER;
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  return token === null ? null : readCaller(token, lock, clock());
}

async function readCaller(token: string, lock: Lock, nowMs: number): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, lock.keys, {
      issuer: lock.issuer,
      audience: lock.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
      currentDate: new Date(nowMs),
    });
    const { email, common_name: service } = payload;
    if (typeof email === "string" && email !== "") return { email };
    return typeof service === "string" && service !== "" ? { email: null } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !isOfTheKeys(error)) return null;
    throw new AppError("unavailable", "The keys of Cloudflare Access cannot be read right now.", {
      headers: { "Retry-After": "10" },
    });
  }
}

/** Whether the error is about the team's keys, not the token: they could not be fetched or read. */
const isOfTheKeys = (error: errors.JOSEError): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === "ERR_JOSE_GENERIC";
