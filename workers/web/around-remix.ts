/**
 * Removes what Remix mishandles: it compares `Origin` with `X-Forwarded-Host` and crashes where they differ, and serves
 * `_data` calls that no page makes.
 */
export function fitForRemix(request: Request): Request {
  const url = new URL(request.url);
  if (url.searchParams.has("_data")) url.searchParams.delete("_data");
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(url, new Request(request, { headers }));
}

/** Adds the required `Allow` header, which Remix omits when it answers 405 for a POST to a read-only route. */
export function nameReadMethods(response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const allowing = new Response(response.body, response);
  allowing.headers.set("Allow", "GET, HEAD");
  return allowing;
}
