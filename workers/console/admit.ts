import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { AppError } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { ConsoleEnv } from "#app/platform/console-env.ts";

/** What a token must have been signed for, and by whom. */
export type Lock = {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
};

/** The person whom Cloudflare Access let through, as the runtime reports them (`ctx.access`). */
export type Access = {
  readonly aud: string;
  getIdentity(): Promise<{ email?: string } | undefined>;
};

/** Returns null in development, where nothing signs tokens. */
export function createLock(env: ConsoleEnv): Lock | null {
  if (env.ENVIRONMENT === "development") return null;
  const issuer = `https://${env.ACCESS_TEAM_DOMAIN}`;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  return { keys, issuer, audience: env.ACCESS_AUD };
}

/**
 * Returns the address of a person whom both locks let in, else null. The locks are the runtime's identity and the token
 * of the request. Both must name the same person, so that neither a route outside the Access application nor a copied
 * header is enough.
 * @throws AppError `unavailable` while the team's keys cannot be read.
 */
export async function admit(
  request: Request,
  access: Access | undefined,
  { lock, clock }: { lock: Lock | null; clock: Clock },
): Promise<string | null> {
  const { email } = (await access?.getIdentity()) ?? {};
  if (access === undefined || email === undefined || email === "") return null;
  if (lock === null) return email;
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (access.aud !== lock.audience || token === null) return null;
  return (await readSignedEmail(token, lock, clock())) === email ? email : null;
}

async function readSignedEmail(token: string, lock: Lock, nowMs: number): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, lock.keys, {
      issuer: lock.issuer,
      audience: lock.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "email"],
      currentDate: new Date(nowMs),
    });
    return payload["email"];
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
