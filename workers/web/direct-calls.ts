import type { ServerBuild } from "@remix-run/cloudflare";
import type { LoadContext } from "./load-context.ts";

type Params = Record<string, string>;
type Call = (args: { request: Request; context: LoadContext; params: Params }) => Promise<Response>;
type DirectCall = (request: Request, context: LoadContext) => Promise<Response | null>;

/** Serves files; without access, Remix renders its page instead. */
const FILE_ROUTE = "routes/downloads.$orderId.$file";
const DIRECT_PATHS = /^\/(?:api|downloads)\//;

/**
 * Finds the API route or file route of a path, to be called without Remix, whose router takes as much CPU time as a
 * call itself (`npm run bench:api`). Null, from the lookup or the call, means that Remix answers.
 */
export function findDirectCalls(build: ServerBuild): (pathname: string) => DirectCall | null {
  const calls = Object.entries(build.routes).flatMap(([id, route]) =>
    (id.startsWith("routes/api.") || id === FILE_ROUTE) && route?.path && !route.path.includes("*")
      ? [
          {
            segments: `/${route.path}`.split("/"),
            run: route.module.loader as unknown as Call,
            hasPage: id === FILE_ROUTE,
          },
        ]
      : [],
  );
  return (pathname) => {
    if (!DIRECT_PATHS.test(pathname)) return null;
    const given = pathname.split("/");
    for (const { segments, run, hasPage } of calls) {
      const params = matchSegments(segments, given);
      if (!params) continue;
      return async (request, context) => {
        const answer = await run({ request, context: { ...context, isDirect: true }, params });
        return hasPage && answer.status === 404 ? null : answer;
      };
    }
    return null;
  };
}

function matchSegments(segments: readonly string[], given: readonly string[]): Params | null {
  if (segments.length !== given.length) return null;
  const params: Params = {};
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? "";
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}
