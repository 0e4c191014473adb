/** What a restore does to a deployed product: by wrangler, by Stripe's API, and by the site itself. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { minutes, seconds } from "../../app/domain/duration.ts";
import type { EmailAddress } from "../../app/domain/mail/email-address.ts";
import { recipientOf } from "../../app/email/outbox.ts";
import { signLink } from "../../app/platform/signed-link.ts";
import { erasureSubject } from "../../app/privacy/server/erase-for-operator.ts";
import { importFile, readRows, runWrangler } from "../deploy/cloudflare.ts";
import type { Context } from "../deploy/context.ts";
import { inFolder, migrations } from "../deploy/data.ts";
import { configPath, nameOf } from "../deploy/derive-configs.ts";
import { openAccount } from "../stripe-prices.ts";
import { listKeptPayments } from "./list-payments.ts";
import type { RestoreWorld } from "./restore-database.ts";

/** How long Stripe's events may take. */
const PATIENCE_MS = minutes(30);

export function openRestoreWorld(context: Context, to: string): RestoreWorld {
  const { site, world, secrets } = context;
  const config = configPath(context, "jobs");
  const wrangler = (...args: string[]) => runWrangler(world.wrangler, args);
  const giveUpAt = Date.now() + PATIENCE_MS;
  const queue = (verb: string) => async (name: string) =>
    void (await wrangler("queues", verb, nameOf(site, name)));
  return {
    ask: (sql) => readRows(world.wrangler, config, sql),
    importLines: (lines) =>
      inFolder(async (folder) => {
        const file = join(folder, "carried.sql");
        writeFileSync(file, lines.join("\n"));
        await importFile(world.wrangler, config, file);
      }),
    pause: queue("pause-delivery"),
    resume: queue("resume-delivery"),
    goBack: async () => {
      // With --json it asks for no confirmation.
      const at = ["--config", config, "--timestamp", to, "--json"];
      await wrangler("d1", "time-travel", "restore", "DB", ...at);
      const step = migrations(context);
      if ((await step.check()).length > 0) await step.act?.();
    },
    listPayments: (then) =>
      listKeptPayments(openAccount({ secretKey: secrets["STRIPE_SECRET_KEY"] ?? "" }), then),
    recipientOf: (address) => recipientOf(address as EmailAddress),
    erase: (address) => eraseAt(context, address),
    wait: async (what) => {
      if (Date.now() > giveUpAt) throw new Error(`Gave up waiting for ${what}.`);
      world.print(`Waiting for ${what} ...`);
      await world.sleep(seconds(15));
    },
    clock: Date.now,
    print: world.print,
  };
}

async function eraseAt({ site, secrets }: Context, address: string): Promise<void> {
  const email = address as EmailAddress;
  const token = await signLink([secrets["LINK_SECRET"] ?? ""], {
    purpose: "erase_person",
    subject: await erasureSubject(email),
    expiresAtMs: Date.now() + minutes(5),
  });
  const answer = await fetch(`${site.variables["SITE_ORIGIN"]}/api/operator/erase`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, token }),
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`);
}
