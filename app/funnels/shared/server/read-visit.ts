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

/** What a page's script says of where its visit came from, as a query (`screens/page/visit-script.ts`). */
const VISIT_HEADER = "Visit-From";

type VisitDeps = {
  readonly clock: Clock;
  /** Nobody else can tell the variant of a visitor from it. */
  readonly salt: string;
  readonly running: Running;
};

/** Null: not counted. */
export type ReadVisit = (request: Request, funnel: Funnel, from?: string) => Visit | null;

/**
 * What is counted of a request. Nothing of it is kept in the browser: the variant comes from the network, the browser's
 * name and the day, and the source from the page.
 */
export const createReadVisit =
  ({ clock, salt, running }: VisitDeps): ReadVisit =>
  (request, funnel, from) => {
    const browser = request.headers.get("User-Agent");
    if (isRobot(browser)) return null;
    const day = utcDayOf(clock());
    const key = [salt, day, addressPrefix(request), browser].join("\n");
    return {
      ...(request.headers.get("Sec-GPC") === "1" ? NO_SOURCE : readSource(request, from)),
      variant: listVariants(funnel, key, running),
      country: countryGroupOf(readCountry(request)),
      day,
    };
  };

/** As the page's script says, else by the address of the page, which an early or a scriptless request names. */
function readSource(request: Request, from: string | undefined): VisitSource {
  const ownHost = new URL(request.url).host;
  const told = new URLSearchParams(from ?? request.headers.get(VISIT_HEADER) ?? "");
  const referrer = request.headers.get("Referer");
  if (told.size > 0) return readVisitSource(told, { ownHost });
  const isOwn = referrer !== null && URL.canParse(referrer) && new URL(referrer).host === ownHost;
  const query = new URL(isOwn ? referrer : request.url).searchParams;
  return readVisitSource(query, { referrer, ownHost });
}
