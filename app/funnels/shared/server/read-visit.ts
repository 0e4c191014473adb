import { countryGroupOf } from "#app/domain/country-group.ts";
import { utcDayOf } from "#app/domain/day-span.ts";
import type { Funnel } from "#app/domain/funnel-step.ts";
import {
  isRobot,
  NO_SOURCE,
  readVisitSource,
  type Visit,
  type VisitSource,
} from "#app/domain/visit.ts";
import type { Clock } from "#app/platform/clock.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { listVariants, type Running } from "../rules/choose-variant.ts";

/** Where the visit came from according to the page's script, as a query (`screens/page/visit-script.ts`). */
const VISIT_HEADER = "Visit-From";

type VisitDeps = {
  readonly clock: Clock;
  /** Keeps others from computing a visitor's variant. */
  readonly salt: string;
  readonly running: Running;
};

/** Null: not counted. */
export type ReadVisit = (request: Request, funnel: Funnel, from?: string) => Visit | null;

/**
 * Reads what is counted of a request. The browser stores none of it: the variant depends on the network, the browser's
 * name and the day, and the source comes from the page.
 */
export const createReadVisit =
  ({ clock, salt, running }: VisitDeps): ReadVisit =>
  (request, funnel, from) => {
    const browser = request.headers.get("User-Agent");
    if (isRobot(browser)) return null;
    const day = utcDayOf(clock());
    const network = addressPrefix(request);
    const key = [salt, day, network, browser].join("\n");
    return {
      ...(request.headers.get("Sec-GPC") === "1" ? NO_SOURCE : readSource(request, from)),
      variant: listVariants(funnel, key, running),
      country: countryGroupOf(readCountry(request)),
      day,
      network,
    };
  };

/** From the page's script or, for a request before or without script, from the page's URL. */
function readSource(request: Request, from: string | undefined): VisitSource {
  const ownHost = new URL(request.url).host;
  const told = new URLSearchParams(from ?? request.headers.get(VISIT_HEADER) ?? "");
  const referrer = request.headers.get("Referer");
  if (told.size > 0) return readVisitSource(told, { ownHost });
  const isOwn = referrer !== null && URL.canParse(referrer) && new URL(referrer).host === ownHost;
  const query = new URL(isOwn ? referrer : request.url).searchParams;
  return readVisitSource(query, { referrer, ownHost });
}
