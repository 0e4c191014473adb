import type { ServerBuild } from "@remix-run/cloudflare";
import type { LoadContext } from "./load-context.ts";

type Params = Record<string, string>;
type Call = (args: { request: Request; context: LoadContext; params: Params }) => Promise<Response>;
type DirectCall = (request: Request, context: LoadContext) => Promise<Response | null>;

/** Gives files, which only lose by a way through Remix; whoever may not have one gets its page. */
const FILE_ROUTE = "routes/downloads.$orderId.$file";
const DIRECT_PATHS = /^\/(?:api|downloads)\//;

/**
 * Finds what makes its whole answer itself by its path: the calls of our API and the files, to be answered
 * without Remix, since the way through its router costs as much processor time as a call does
 * (`npm run bench:api`). What is not found here, and where null comes of it, Remix answers.
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
