import type { SeenStep } from "#app/domain/funnel-step.ts";
import { CallError } from "../rules/call-error.ts";
import { noteCookie } from "./cookies-blocked.ts";
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
      noteCookie(response);
      if (!response.ok)
        throw new CallError(response.status, response.statusText, await response.text());
      return response.json();
    }),
  );
