import { AppError } from "./app-error.ts";

/** The Workers rate-limiting binding. Its limit and period are configuration (`wrangler.toml`). */
export type RateLimiter = { limit(options: { key: string }): Promise<{ success: boolean }> };

const PERIOD_SECONDS = 60;

/**
 * Takes one from every budget.
 * @throws AppError `too_many_requests` when one of them is used up.
 */
export async function enforceRateLimits(
  budgets: readonly (readonly [RateLimiter, key: string])[],
): Promise<void> {
  const outcomes = await Promise.all(budgets.map(([limiter, key]) => limiter.limit({ key })));
  if (outcomes.every((outcome) => outcome.success)) return;
  throw new AppError("too_many_requests", "Too many attempts. Please try again in a minute.", {
    headers: { "Retry-After": String(PERIOD_SECONDS) },
  });
}

/**
 * The network that a request comes from: /24 for IPv4, /48 for IPv6, which is what one household or
 * hoster is commonly given. A limit for single IPv6 addresses would limit nobody.
 */
export function addressPrefix(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address.split(".").slice(0, 3).join(".");
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+)\.\d+$/i)?.[1];
  return mapped ?? expandIpv6(address).slice(0, 3).join(":");
}

function expandIpv6(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}
