import { readCookie } from "#app/domain/cookie.ts";
import { days, seconds } from "#app/domain/duration.ts";
import { AttemptId } from "#app/domain/ids.ts";

const NAME = "quiz2_attempt";
const LIFETIME_SECONDS = days(30) / seconds(1);

/**
 * Names the attempt that a browser has progressed furthest with, so that later pages can be rendered on the server,
 * which cannot read the browser's storage. The id alone grants no access.
 */
export const attemptCookie = (attemptId: AttemptId): string =>
  `${NAME}=${attemptId}; Path=/quiz2; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`;

/** Deletes the cookie. */
export const ENDED_ATTEMPT_COOKIE = `${NAME}=; Path=/quiz2; Max-Age=0; HttpOnly; SameSite=Lax`;

export function readAttemptCookie(request: Request): AttemptId | null {
  return AttemptId.safeParse(readCookie(request.headers.get("Cookie"), NAME)).data ?? null;
}

/** Whether the cookie names an attempt, or the URL of a mailed link that was just opened does. */
export const isAttemptNamed = (request: Request): boolean =>
  readAttemptCookie(request) !== null || new URL(request.url).searchParams.has("attempt");
