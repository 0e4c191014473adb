/** The account at Stripe, and the secrets that are made here. */
import { randomBytes } from "node:crypto";
import { readVersion } from "./cloudflare.ts";
import type { Context } from "./context.ts";
import { nameOf } from "./derive-configs.ts";
import { keepSecret, secretsFile } from "./secrets.ts";
import { WORKERS } from "./workers.ts";

const keep = (context: Context, name: string, value: string): void => {
  keepSecret(context.secretsPath, name, value);
  context.secrets = { ...context.secrets, [name]: value };
};

/** Signs the links in mails: one secret for all workers that write or read them. */
export async function keepLinkSecret(context: Context): Promise<void> {
  const { environment, secrets, site, world } = context;
  if (secrets["LINK_SECRET"]) return;
  if ((await readVersion(world.wrangler, nameOf(site, WORKERS.jobs.suffix))) !== null) {
    throw new Error(
      `The workers have a LINK_SECRET that cannot be read back. Put your copy of it into ${secretsFile(environment)}. ` +
        "If it is lost, put a new one there (openssl rand -hex 32): links mailed so far stop working.",
    );
  }
  keep(context, "LINK_SECRET", randomBytes(32).toString("hex"));
}

/** Prices, the webhook's endpoint, the customer portal, and the wallets' domains. */
export async function setUpStripe(context: Context): Promise<void> {
  const { secrets, site, world } = context;
  const account = world.openStripe(
    secrets["STRIPE_SECRET_KEY"] ?? "",
    site.variables["SITE_ORIGIN"] ?? "",
  );
  const keepWebhook = (secret: string) => keep(context, "STRIPE_WEBHOOK_SECRET", secret);
  if (world.losesFiles && (await account.check()).some((line) => line.startsWith("No webhook"))) {
    throw new Error(
      "There is no webhook endpoint, and the secret of a new one would be lost here: deploy from a machine that keeps its files.",
    );
  }
  for (const line of await account.setUp(keepWebhook)) world.print(`        ${line}`);
  // Stripe shows an endpoint's secret only once.
  if (!context.secrets["STRIPE_WEBHOOK_SECRET"]) await account.replaceWebhook(keepWebhook);
  context.portal = await account.readPortal();
  const left = await account.check();
  if (left.length > 0) throw new Error(left.join("\n"));
}
