import { seconds } from "../../app/domain/duration.ts";
import type { Check } from "./checks.ts";
import type { Context } from "./context.ts";
import type { WorkerId } from "./workers.ts";

const PAUSE_MS = seconds(5);

/** What is wrong with an answer, or null. */
type Judge = (answer: Response) => Promise<string | null>;

const isOneOf =
  (...statuses: number[]): Judge =>
  async ({ status }) =>
    statuses.includes(status) ? null : `answers ${status}, not ${statuses.join(" or ")}`;

/** Asks each worker on its own host. Changes nothing, so it may run any number of times. */
export function smoke(context: Context): Check[] {
  const { secrets, site, versions } = context;
  const { BRAND_NAME = "", SITE_ORIGIN = "" } = site.variables;
  const desk = `https://${site.console}`;
  /** The worker's database must answer, and its version must be the one that this run deployed, if it did. */
  const isHealthy =
    (id: WorkerId): Judge =>
    async (answer) => {
      const version = (await answer.text()).trim();
      if (answer.status !== 200) return `answers ${answer.status}`;
      const wanted = versions.get(id) ?? version;
      return version === wanted ? null : `is version ${version}, not ${wanted}`;
    };
  const namesBrand: Judge = async (answer) =>
    answer.status === 200 && (await answer.text()).includes(BRAND_NAME)
      ? null
      : `answers ${answer.status}, or does not name the brand`;
  // With the service token that Access lets in: that 403 below is not all that anybody gets.
  const headers = {
    "CF-Access-Client-Id": secrets["ACCESS_CLIENT_ID"] ?? "",
    "CF-Access-Client-Secret": secrets["ACCESS_CLIENT_SECRET"] ?? "",
  };
  const all: (readonly [url: string, judge: Judge, init?: RequestInit])[] = [
    [`${SITE_ORIGIN}/healthz/jobs`, isHealthy("jobs")],
    [`${SITE_ORIGIN}/healthz/webhooks`, isHealthy("webhook")],
    // Only Stripe can sign it.
    [`${SITE_ORIGIN}/webhooks/stripe`, isOneOf(400), { method: "POST", body: "{}" }],
    [`${desk}/healthz`, isHealthy("console"), { headers }],
    // Without a login Access redirects to its own page, and the worker refuses requests that get past it.
    [`${desk}/`, isOneOf(302, 401, 403)],
    [`${SITE_ORIGIN}/healthz`, isHealthy("web")],
    [`${SITE_ORIGIN}/`, namesBrand],
    [`${SITE_ORIGIN}/downloads`, isOneOf(200)],
  ];
  return all
    .filter(([url]) => site.console !== undefined || !url.startsWith(desk))
    .map(([url, judge, init]) => ({
      name: `${init?.method ?? "GET"} ${url}`,
      findFaults: async () => {
        const fault = await askUntilGood(context, url, judge, init);
        return fault === null ? [] : [`${url} ${fault}.`];
      },
    }));
}

async function askUntilGood(
  { patienceMs, world }: Context,
  url: string,
  judge: Judge,
  init?: RequestInit,
): Promise<string | null> {
  let fault: string | null = null;
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += PAUSE_MS) {
    if (waitedMs > 0) await world.sleep(PAUSE_MS);
    try {
      fault = await judge(await world.fetch(url, { redirect: "manual", ...init }));
    } catch {
      fault = "does not answer";
    }
    if (fault === null) return null;
  }
  return fault;
}
