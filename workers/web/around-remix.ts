/**
 * Removes what Remix mishandles: it compares `Origin` with `X-Forwarded-Host` and crashes where they differ, serves
 * `_data` calls that no page makes, logs paths that it cannot decode, and treats `/%5C` as another host's URL.
 */
export function fitForRemix(request: Request): Request {
  const url = new URL(request.url);
  if (url.searchParams.has("_data")) url.searchParams.delete("_data");
  if (!isHarmless(url.pathname)) url.pathname = url.pathname.replaceAll("%", "%25");
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(url, new Request(request, { headers }));
}

function isHarmless(pathname: string): boolean {
  try {
    return !/[\\\p{C}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Adds the required `Allow` header, which Remix omits when it answers 405 for a POST to a read-only route. */
export function nameReadMethods(response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const allowing = new Response(response.body, response);
  allowing.headers.set("Allow", "GET, HEAD");
  return allowing;
}
