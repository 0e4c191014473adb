import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/** Stands for every path that cannot be ours. */
const UNKNOWN_PAGE = "/unknown";
const UNKNOWN_CALL = "/api/unknown";

/**
 * Remix matches a path against every route, several times for one page, which takes a fifth of the page's CPU time.
 * A page with a fixed path therefore has its own handler, which has no other route; all other pages share one.
 */
export function createPageHandlers(build: ServerBuild): (pathname: string) => RequestHandler {
  const handleAny = createRequestHandler(build, "production");
  const ids = new Map([
    ...findFixed(build),
    [UNKNOWN_PAGE, "routes/$"],
    [UNKNOWN_CALL, "routes/api.$"],
  ]);
  const handlers = new Map<string, RequestHandler>();
  return (pathname) => {
    const id = ids.get(pathname);
    if (id === undefined) return handleAny;
    const handler = handlers.get(id) ?? createRequestHandler(narrowTo(build, id), "production");
    handlers.set(id, handler);
    return handler;
  };
}

/** Returns a request that is answered 404 at the same cost whatever its path was. */
export function askUnknown(request: Request, { pathname }: URL): Request {
  const path = pathname.startsWith("/api/") ? UNKNOWN_CALL : UNKNOWN_PAGE;
  return new Request(new URL(path, request.url), request);
}

/** Returns the ids, by path, of routes directly below the root that have neither parameters nor child routes. */
function findFixed({ routes }: ServerBuild): ReadonlyMap<string, string> {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return new Map(
    all.flatMap(({ id, parentId, path = "", index = false }) =>
      parentId === "root" && !parents.has(id) && (path !== "" || index) && !/[:*?]/.test(path)
        ? [[`/${path}`, id]]
        : [],
    ),
  );
}

function narrowTo(build: ServerBuild, id: string): ServerBuild {
  const pick = <Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([key]) => key === "root" || key === id));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}
