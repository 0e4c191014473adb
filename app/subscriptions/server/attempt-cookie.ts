import { AttemptId } from "#app/domain/attempt-id.ts";
import { days, seconds } from "#app/domain/duration.ts";

const NAME = "quiz2_attempt";
const LIFETIME_SECONDS = days(30) / seconds(1);

/**
 * Names the attempt that this browser got furthest with, so that the server can render later pages without the
 * browser's storage. An id is not a capability: it opens nothing.
 */
export const attemptCookie = (attemptId: string): string =>
  `${NAME}=${attemptId}; Path=/quiz2; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`;

export function readAttemptCookie(request: Request): string | null {
  const pairs = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return AttemptId.safeParse(value).data ?? null;
}

/** By the cookie, or by the address of a mailed link that was just opened. */
export const isAttemptNamed = (request: Request): boolean =>
  readAttemptCookie(request) !== null || new URL(request.url).searchParams.has("attempt");
