import { useEffect, useState } from "react";
import { NEW_VISITOR_HEADER } from "#app/domain/cookie.ts";

/** Whether a call has reached the server without the cookie that its page had set. */
let isRefused = false;

/** To be called with each response of our API. */
export function noteCookie({ headers }: Response): void {
  isRefused ||= headers.has(NEW_VISITOR_HEADER);
}

/** Whether this browser refuses our cookie: it says so itself, or the server has noticed. */
export const areCookiesBlocked = (): boolean =>
  isRefused || globalThis.navigator?.cookieEnabled === false;

/** False on the server and until hydration. */
export function useCookiesBlocked(): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(areCookiesBlocked()), []);
  return isBlocked;
}
