import { NEVER_STORED } from "#app/platform/http/caching.ts";

/**
 * The longest of our own paths has half of either (workers/web/paths.test.ts). Remix matches every prefix of a path
 * against all routes: a path that fills a URL would take seconds of CPU time.
 */
const MOST_CHARACTERS = 200;
const MOST_SEGMENTS = 12;
/** Remix's own path, which matches each of its parameters `p` like a path. */
const MANIFEST = "/__manifest";
/** The characters of our own paths, in either case. */
const OWN = /^\/[a-z0-9._/-]*$/i;

/** A path as it is, another spelling of one, or one that cannot be ours. */
type ReadPath =
  | { readonly kind: "plain" }
  | { readonly kind: "misspelled"; readonly path: string }
  | { readonly kind: "unknown" };

/**
 * Every policy (headers, cookies, caching, limits) is chosen by a path's one spelling: lower case, no slash too many, no
 * letter in percent-encoding. Remix would render the same page for the others.
 */
export function readPath({ pathname, searchParams }: URL): ReadPath {
  const matched = pathname === MANIFEST ? [pathname, ...searchParams.getAll("p")] : [pathname];
  if (isOverlong(matched.join("/"))) return { kind: "unknown" };
  const decoded = decode(pathname);
  if (!OWN.test(decoded)) return { kind: "unknown" };
  const path = decoded
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
  return path === pathname ? { kind: "plain" } : { kind: "misspelled", path };
}

const isOverlong = (path: string): boolean =>
  path.length > MOST_CHARACTERS || path.split("/").length - 1 > MOST_SEGMENTS;

/** Decodes letters and the like; an encoded slash, which separates no segments, stays encoded. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Keeps the method and the form of a POST. The query may hold a token. */
export const moveTo = (path: string, { search }: URL): Response =>
  new Response(null, {
    status: 308,
    headers: { Location: `${path}${search}`, "Cache-Control": NEVER_STORED },
  });
