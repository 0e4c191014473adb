/** The account at Stripe, and the secrets that are made here. */
import { listSecrets } from "./cloudflare.ts";
import type { Context } from "./context.ts";
import { listWorkers, nameOf } from "./derive-configs.ts";
import { keepSecret, makeLinkSecret, secretsFile } from "./secrets.ts";
import type { Step } from "./steps.ts";
import { pickRequired, WORKERS, type WorkerId } from "./workers.ts";

const WEBHOOK_SECRET = "STRIPE_WEBHOOK_SECRET";

const keep = (context: Context, name: string, value: string): void => {
  keepSecret(context.secretsPath, name, value);
  context.secrets = { ...context.secrets, [name]: value };
};

/** Workers that need a secret, and whether each has one already. */
async function findHolders({ site, world }: Context, name: string) {
  const needing = listWorkers(site).filter((id) => pickRequired(id, [name], site.variables)[0]);
  const holders: { id: WorkerId; has: boolean }[] = [];
  for (const id of needing) {
    const known = await listSecrets(world.wrangler, nameOf(site, WORKERS[id].suffix));
    holders.push({ id, has: known?.includes(name) ?? false });
  }
  return holders;
}

/** Signs the links in mails: one secret for all workers that write or read them. */
export const linkSecret = (context: Context): Step => ({
  name: "LINK_SECRET",
  check: async () => {
    const name = "LINK_SECRET";
    if (context.secrets[name]) return [];
    const holders = await findHolders(context, name);
    const having = holders.filter(({ has }) => has).map(({ id }) => id);
    if (having.length === holders.length) return [];
    const file = secretsFile(context.environment);
    if (having.length > 0) {
      throw new Error(
        `LINK_SECRET is set for ${having.join(" and ")}, but not for all workers, and cannot be read back. Put your copy of it ` +
          `into ${file}. If it is lost, put a new one there (openssl rand -hex 32): links mailed so far stop working.`,
      );
    }
    return [`make one, and keep it in ${file}`];
  },
  act: async () => keep(context, "LINK_SECRET", makeLinkSecret()),
});

/** Prices, the webhook's endpoint, the customer portal, and the wallets' domains. */
export function stripe(context: Context): Step {
  const { world, site } = context;
  const open = () =>
    world.openStripe(
      context.secrets["STRIPE_SECRET_KEY"] ?? "",
      site.variables["SITE_ORIGIN"] ?? "",
    );
  const keepWebhook = (secret: string) => keep(context, WEBHOOK_SECRET, secret);
  const isSecretLost = async () =>
    !context.secrets[WEBHOOK_SECRET] &&
    (await findHolders(context, WEBHOOK_SECRET)).some(({ has }) => !has);
  return {
    name: "Stripe",
    check: async () => {
      const account = open();
      context.portal = await account.readPortal();
      const left = await account.check();
      const isMade = left.some((line) => line.startsWith("No webhook endpoint"));
      if (world.losesFiles && isMade) {
        throw new Error(
          `There is no webhook endpoint, and the ${WEBHOOK_SECRET} of a new one would be lost here: deploy from a machine that keeps its files.`,
        );
      }
      return (await isSecretLost()) && !isMade
        ? [...left, "replace the webhook endpoint, whose secret is lost"]
        : left;
    },
    act: async () => {
      const account = open();
      for (const line of await account.setUp(keepWebhook)) world.print(`        ${line}`);
      if (await isSecretLost()) await account.replaceWebhook(keepWebhook);
      context.portal = await account.readPortal();
      const left = await account.check();
      if (left.length > 0) throw new Error(left.join("\n"));
    },
  };
}
