import type { Visit } from "#app/domain/visit.ts";
import { AppError } from "./app-error.ts";
import { refusals } from "./content/refusals.ts";

/** The Workers rate limiting binding. Its limit and period are configuration (`wrangler.toml`). */
export type RateLimiter = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** One binding for each number of requests per minute; its keys begin with what they count. */
export type RateLimits = Readonly<Record<5 | 10 | 30 | 60 | 300 | 600, RateLimiter>>;

type Limit = { readonly visitor?: keyof RateLimits; readonly network?: keyof RateLimits };

/** Requests per minute from one visitor and from one network (docs/product.md#limits). */
const LIMITS = {
  signup: { visitor: 5, network: 60 },
  quiz: { visitor: 5, network: 60 },
  start: { network: 300 },
  /** A walk through the assessment saves about four times a minute. */
  answers: { visitor: 60, network: 600 },
  /** A page reports the steps seen on it once. */
  steps: { network: 300 },
  results: { visitor: 60, network: 600 },
  pulse: { visitor: 10, network: 60 },
  gate: { visitor: 5, network: 60 },
  checkout: { visitor: 10, network: 60 },
  checkoutReturn: { visitor: 10, network: 60 },
  receipts: { visitor: 30, network: 300 },
  manage: { visitor: 10, network: 60 },
  exitOffer: { visitor: 10, network: 60 },
  payment: { visitor: 10, network: 30 },
  paymentReturn: { visitor: 10, network: 30 },
  lostDownload: { visitor: 5, network: 30 },
  /** Each browser that a link lets in adds a row. */
  mailedLink: { visitor: 10, network: 30 },
  withdrawal: { visitor: 5, network: 30 },
  dataLink: { visitor: 5, network: 30 },
  /** Each form of the page reads every store. */
  dataPage: { network: 30 },
} as const satisfies Record<string, Limit>;

const PERIOD_SECONDS = 60;

/** Whom a request is counted for. */
export type Sender = {
  readonly visitorHash: string;
  readonly addressPrefix: string;
  /** As counted in the funnel; null or left out: not counted. */
  readonly visit?: Visit | null;
};

export const senderOf = (
  request: Request,
  visitor: { readonly hash: string },
  visit: Visit | null = null,
): Sender => ({ visitorHash: visitor.hash, addressPrefix: addressPrefix(request), visit });

/** Counts a request for each given part of its sender; false when one of them is over the limit. */
export async function isWithinLimit(
  limits: RateLimits,
  action: keyof typeof LIMITS,
  { visitorHash, addressPrefix }: Partial<Sender>,
): Promise<boolean> {
  const { visitor, network }: Limit = LIMITS[action];
  const count = async (limit: keyof RateLimits | undefined, key: string | undefined) =>
    limit === undefined || key === undefined
      ? { success: true }
      : limits[limit].limit({ key: `${action}:${key}` });
  const outcomes = await Promise.all([count(visitor, visitorHash), count(network, addressPrefix)]);
  return outcomes.every(({ success }) => success);
}

/** @throws AppError `too_many_requests` when the visitor or the network is over the limit. */
export async function enforceRateLimits(
  limits: RateLimits,
  action: keyof typeof LIMITS,
  sender: Partial<Sender>,
): Promise<void> {
  if (await isWithinLimit(limits, action, sender)) return;
  throw new AppError("too_many_requests", refusals.tooMany, {
    headers: { "Retry-After": String(PERIOD_SECONDS) },
  });
}

/**
 * The network that a request comes from: /24 for IPv4, /48 for IPv6, the usual allocation of one subscriber line or
 * hosting provider. A limit on single IPv6 addresses would limit nobody.
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
