import type { AppLoadContext } from "@remix-run/cloudflare";
import { toAppError } from "./answer.ts";

/** A smaller count convinces nobody. */
const SHOWN_FROM = 100;

/**
 * Returns a real count as pages show it. Null while the count is below `SHOWN_FROM` or cannot be read, and where
 * samples are shown instead: a page never fails because of a counter.
 */
export async function showCount(
  { claims, deps, log, requestId }: AppLoadContext,
  count: (deps: AppLoadContext["deps"]) => Promise<number>,
): Promise<string | null> {
  if (claims === "seed") return null;
  try {
    const number = await count(deps);
    return number >= SHOWN_FROM ? number.toLocaleString("en-US") : null;
  } catch (error) {
    toAppError(error, log, requestId);
    return null;
  }
}
