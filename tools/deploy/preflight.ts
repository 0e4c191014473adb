import { readKeyMode } from "#app/platform/env-fields.ts";
import { readAccounts } from "./cloudflare.ts";
import type { Context } from "./context.ts";
import { deriveConfigs, writeConfigs } from "./derive-configs.ts";
import { fillEnvironment } from "./fill-environment.ts";
import { isLive } from "./production.ts";
import { secretsFile } from "./secrets.ts";
import { look, type Step } from "./steps.ts";
import { WORKERS, type WorkerId } from "./workers.ts";

/** What must hold before anything is changed. A deployment cannot fix any of it. */
export const preflight = (context: Context): Step[] => {
  const { file, site, world } = context;
  return [
    look("the commit, and its tests", async () => {
      const { id, isClean } = world.readCommit();
      if (!isClean) return ["There are changes that are not committed."];
      return world.readTestedCommit() === id
        ? []
        : ["npm test has not passed for this commit here."];
    }),
    look("the keys", async () => findKeyFaults(context)),
    look("the workers' environment", async () => findRefusals(context)),
    look("the account at Cloudflare", async () => {
      const accounts = await readAccounts(world.wrangler);
      if (accounts === null) return ["Not logged in: npx wrangler login"];
      if (site.account !== undefined) {
        const isThere = accounts.some(({ id }) => id === site.account);
        return isThere ? [] : [`The login does not reach account ${site.account}.`];
      }
      return accounts.length === 1
        ? []
        : [
            `Put "account" into ${file}, which the login has several of:`,
            ...accounts.map(({ id, name }) => `  ${id}  ${name}`),
          ];
    }),
    look(`the zone ${site.zone}`, async () => {
      const servers = await world.resolveNs(site.zone).catch(() => []);
      return servers.some((server) => server.endsWith(".ns.cloudflare.com"))
        ? []
        : [`${site.zone} is not served by Cloudflare's name servers yet: add it to the account.`];
    }),
  ];
};

function findKeyFaults({ environment, secrets, site, file, world }: Context): string[] {
  const where = `Put it into ${secretsFile(environment)}, or set the variable.`;
  const needed = ["STRIPE_SECRET_KEY"];
  if (site.variables["MAIL_TRANSPORT"] === "resend") needed.push("RESEND_API_KEY");
  if (site.console !== undefined) needed.push("ACCESS_CLIENT_ID", "ACCESS_CLIENT_SECRET");
  // The first deployment makes these two, and keeps them in the file.
  if (world.losesFiles) needed.push("LINK_SECRET", "STRIPE_WEBHOOK_SECRET");
  const missing = needed.filter((name) => !secrets[name]);
  const isLiveKey = readKeyMode(secrets["STRIPE_SECRET_KEY"] ?? "") === "live";
  return [
    ...missing.map((name) => `${name} is missing. ${where}`),
    ...(environment === "staging" && isLive(site) ? [`${file} has a live key of Stripe.`] : []),
    ...(secrets["STRIPE_SECRET_KEY"] && isLiveKey !== isLive(site)
      ? ["STRIPE_SECRET_KEY is of another mode than STRIPE_PUBLISHABLE_KEY."]
      : []),
  ];
}

/** Asks each worker whether it would start. */
function findRefusals(context: Context): string[] {
  const { secrets, site } = context;
  const derived = deriveConfigs(site, context);
  writeConfigs(context, derived);
  return Object.entries(derived).flatMap(([id, config]) => {
    try {
      WORKERS[id as WorkerId].parse(fillEnvironment(config, secrets, isLive(site)));
      return [];
    } catch (error) {
      return [`${id}: ${(error as Error).message}`];
    }
  });
}
