import { seconds } from "../../app/domain/duration.ts";
import type { Context } from "./context.ts";
import { listWorkers } from "./derive-configs.ts";
import type { Step } from "./steps.ts";
import type { WorkerId } from "./workers.ts";

const PAUSE_MS = seconds(5);

type Smoke = {
  readonly path: string;
  readonly init?: RequestInit;
  /** Signs in with the service token that Cloudflare Access lets in. */
  readonly isService?: true;
  /** What is wrong with an answer, or null. */
  readonly judge: (answer: Response, context: Context, id: WorkerId) => Promise<string | null>;
};

const answersWith =
  (wanted: number): Smoke["judge"] =>
  async ({ status }) =>
    status === wanted ? null : `answers ${status}, not ${wanted}`;

/** The worker's database must answer, and its version must be the one that this run deployed or found up to date. */
const isHealthy: Smoke["judge"] = async (answer, { versions }, id) => {
  const version = (await answer.text()).trim();
  if (answer.status !== 200) return `answers ${answer.status}`;
  return version === versions.get(id) ? null : `is version ${version}, not ${versions.get(id)}`;
};

const SMOKES: Readonly<Record<WorkerId, readonly Smoke[]>> = {
  jobs: [{ path: "/healthz/jobs", judge: isHealthy }],
  webhook: [
    { path: "/healthz/webhooks", judge: isHealthy },
    // Only Stripe can sign it.
    { path: "/webhooks/stripe", init: { method: "POST", body: "{}" }, judge: answersWith(400) },
  ],
  console: [
    // With the token: that 403 below is not all that anybody gets.
    { path: "/healthz", isService: true, judge: isHealthy },
    // Without a login Cloudflare Access redirects to its own page, and the worker refuses requests that get past it.
    {
      path: "/",
      judge: async ({ status }) =>
        [302, 401, 403].includes(status) ? null : `answers ${status} without a login`,
    },
  ],
  web: [
    { path: "/healthz", judge: isHealthy },
    {
      path: "/",
      judge: async (answer, { site }) =>
        answer.status === 200 && (await answer.text()).includes(site.variables["BRAND_NAME"] ?? "")
          ? null
          : `answers ${answer.status}, or does not name the brand`,
    },
  ],
  money: [{ path: "/downloads", judge: answersWith(200) }],
};

const serviceHeaders = ({ secrets }: Context): Record<string, string> => ({
  "CF-Access-Client-Id": secrets["ACCESS_CLIENT_ID"] ?? "",
  "CF-Access-Client-Secret": secrets["ACCESS_CLIENT_SECRET"] ?? "",
});

/** Asks each worker on its own host. Changes nothing, so it may run any number of times. */
export const smoke = (context: Context): Step[] =>
  listWorkers(context.site).flatMap((id) =>
    SMOKES[id].map((one) => {
      const origin =
        id === "console"
          ? `https://${context.site.console}`
          : context.site.variables["SITE_ORIGIN"];
      const url = `${origin}${one.path}`;
      const method = one.init?.method ?? "GET";
      return {
        name: `${method} ${url}`,
        check: async () => {
          if (context.isDryRun) return ["ask"];
          const fault = await askUntilGood(context, id, one, url);
          if (fault !== null) throw new Error(`${url} ${fault}.`);
          return [];
        },
      };
    }),
  );

async function askUntilGood(context: Context, id: WorkerId, one: Smoke, url: string) {
  const { world } = context;
  let fault: string | null = null;
  for (let waitedMs = 0; waitedMs <= context.patienceMs; waitedMs += PAUSE_MS) {
    if (waitedMs > 0) await world.sleep(PAUSE_MS);
    try {
      const headers = one.isService ? serviceHeaders(context) : {};
      const answer = await world.fetch(url, { redirect: "manual", headers, ...one.init });
      fault = await one.judge(answer, context, id);
    } catch {
      fault = "does not answer";
    }
    if (fault === null) return null;
  }
  return fault;
}
