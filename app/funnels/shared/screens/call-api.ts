import { useEffect, useState } from "react";
import { NEW_VISITOR_HEADER } from "#app/domain/cookie.ts";
import type { SeenStep } from "#app/domain/funnel-step.ts";
import { CallError } from "../rules/call-error.ts";
import { inTime } from "./in-time.ts";

declare global {
  interface Window {
    /** Left by the inline script of the page (`page/visit-script.ts`). */
    visit?: {
      /** Where it came from, as a query. */
      readonly from: string;
      /** Steps that are sent, each once, when the page is hidden or closed. */
      readonly seen: Set<SeenStep>;
    };
  }
}

/** Whether a call has reached the server without the cookie that its page had set. */
let isCookieRefused = false;

/** Whether this browser refuses our cookie: it says so itself, or the server has noticed. */
export const areCookiesBlocked = (): boolean =>
  isCookieRefused || globalThis.navigator?.cookieEnabled === false;

/** False on the server and until hydration. */
export function useCookiesBlocked(): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(areCookiesBlocked()), []);
  return isBlocked;
}

/**
 * Calls our own JSON API with the visitor's cookies.
 * `keepalive` lets the request outlive the page; `cache` can bypass caches.
 * @throws CallError unless the response is 2xx; TypeError without a response; Error if there is none in time.
 */
export function callApi(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  { keepalive = false, cache = "default" }: Pick<RequestInit, "keepalive" | "cache"> = {},
): Promise<unknown> {
  const response = fetch(path, {
    method,
    credentials: "include",
    keepalive,
    cache,
    headers: { "Content-Type": "application/json", "Visit-From": window.visit?.from ?? "" },
    // Without a body this is undefined, and fetch sends none.
    body: JSON.stringify(body),
  });
  return readResponse(response);
}

/** @throws as `callApi` */
export const readResponse = (awaited: Promise<Response>): Promise<unknown> =>
  inTime(
    awaited.then(async (response) => {
      isCookieRefused ||= response.headers.has(NEW_VISITOR_HEADER);
      if (!response.ok)
        throw new CallError(response.status, response.statusText, await response.text());
      return response.json();
    }),
  );
