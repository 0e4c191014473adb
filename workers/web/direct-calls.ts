import type { ServerBuild } from "@remix-run/cloudflare";
import type { LoadContext } from "./load-context.ts";

type Params = Record<string, string>;
type Call = (args: { request: Request; context: LoadContext; params: Params }) => Promise<Response>;
type DirectCall = (request: Request, context: LoadContext) => Promise<Response>;

/**
 * Finds the calls of our API by their path, to be answered without Remix: they make their whole answer
 * themselves, and the way through its router costs as much processor time as a call does (`npm run bench:api`).
 * What is not found here, Remix answers.
 */
export function findDirectCalls(build: ServerBuild): (pathname: string) => DirectCall | null {
  const calls = Object.entries(build.routes).flatMap(([id, route]) =>
    id.startsWith("routes/api.") && route?.path && !route.path.includes("*")
      ? [{ segments: `/${route.path}`.split("/"), run: route.module.loader as unknown as Call }]
      : [],
  );
  return (pathname) => {
    if (!pathname.startsWith("/api/")) return null;
    const given = pathname.split("/");
    for (const { segments, run } of calls) {
      const params = matchSegments(segments, given);
      if (params) return (request, context) => run({ request, context, params });
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
