/** For responses that contain a visitor's data: stored neither by a cache nor on disk for Back. */
export const NEVER_STORED = "private, no-store";

/** Pages that are the same for everybody, so that Back may show them from memory. */
const COMMON_PAGES = /^\/(?:quiz[12]|quiz2\/start|checkout|perfectionism|privacy-policy)?$/;

/** Sets how a page, or its data, may be cached, unless its route has done so. */
export function limitCaching(request: Request, response: Response): void {
  const { headers } = response;
  if (headers.has("Cache-Control")) return;
  const isCommon =
    request.method !== "POST" &&
    response.ok &&
    headers.get("Content-Type")?.startsWith("text/html") &&
    COMMON_PAGES.test(new URL(request.url).pathname);
  headers.set("Cache-Control", isCommon ? "private, no-cache" : NEVER_STORED);
  headers.append("Vary", "Cookie");
}
