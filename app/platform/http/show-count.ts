import type { AppLoadContext } from "@remix-run/cloudflare";
import { toAppError } from "./answer.ts";

/**
 * A real number as pages show it. Null while it is below `COUNTERS_FROM` or cannot be had, and where samples stand in
 * its place: a page never fails for the sake of a counter.
 */
export async function showCount(
  { claims, countersFrom, deps, log, requestId }: AppLoadContext,
  count: (deps: AppLoadContext["deps"]) => Promise<number>,
): Promise<string | null> {
  if (claims === "seed") return null;
  try {
    const number = await count(deps);
    return number >= countersFrom ? number.toLocaleString("en-US") : null;
  } catch (error) {
    toAppError(error, log, requestId);
    return null;
  }
}
