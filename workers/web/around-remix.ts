/**
 * Takes from a request what anybody may send and Remix stumbles over: it compares `Origin` with
 * `X-Forwarded-Host` once more and crashes where they differ, serves `_data` calls that no page of ours
 * makes, writes paths that it cannot decode to the console, and takes `/%5C` for another host's address.
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

/** Remix refuses posts to routes that only read, without the header that has to tell so. */
export function nameReadMethods(response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  const allowing = new Response(response.body, response);
  allowing.headers.set("Allow", "GET, HEAD");
  return allowing;
}
