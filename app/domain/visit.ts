import type { CountryGroup } from "./country-group.ts";
import type { SeenStep } from "./funnel-step.ts";

/** Where a visit came from, as it is counted. Empty: not known, or the visitor asked not to be followed. */
export type VisitSource = { readonly source: string; readonly campaign: string };

/** What is counted of a request: nothing that would tell two visitors of a source apart. */
export type Visit = VisitSource & {
  /** The shown variants of the funnel's experiments, as `goods:plain`; empty: none runs. */
  readonly variant: string;
  readonly country: CountryGroup;
  /** Days since 1970, in UTC. */
  readonly day: number;
  /** Whose limits of the day it counts toward: a truncated IP address, never stored with the counts. */
  readonly network: string;
};

/** Counts what was seen of a page. A port, because most counts are of this kind (docs/decisions/0036). */
export type CountSeen = (visit: Visit, steps: readonly SeenStep[]) => Promise<void>;

/** Replaces sources beyond a day's limit. */
export const OTHER_SOURCE = "other";
export const NO_SOURCE: VisitSource = { source: "", campaign: "" };

const MAX_LENGTH = 40;

/** Lower case, `[a-z0-9._-]{1,40}`; any other run of characters becomes one hyphen. Empty: nothing is left. */
export const cleanName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, "");

/** The query parameters that say where a visit came from; the last is our own, and holds the referring host. */
export const VISIT_PARAMETERS = ["utm_source", "utm_campaign", "came_from"] as const;

/**
 * By `utm_source` and `utm_campaign`, else by the referring site.
 * @param ownHost a referrer with this host is ignored
 */
export function readVisitSource(
  query: URLSearchParams,
  { referrer = "", ownHost }: { readonly referrer?: string | null; readonly ownHost: string },
): VisitSource {
  const campaign = cleanName(query.get("utm_campaign") ?? "");
  const named = cleanName(query.get("utm_source") ?? "");
  if (named !== "") return { source: named, campaign };
  const referring = referrer && URL.canParse(referrer) ? new URL(referrer).host : "";
  const host = query.get("came_from") ?? referring;
  const source = host === ownHost ? "" : cleanName(host.replace(/^www\./, ""));
  return { source, campaign };
}

/** Self-declared robots, programs that are not browsers, headless browsers, and monitors that load pages. */
const ROBOTS =
  /bot\/|\bbot\b|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|go-http-client|node|axios|scrapy|phantom/i;

/** Whether a `User-Agent` is a program's or missing, so that the request is not counted. */
export const isRobot = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === "" || ROBOTS.test(userAgent);
