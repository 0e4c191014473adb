/** What a restore does to a deployed product: by wrangler, by Stripe's API, and by the site itself. */
import { DatabaseSync } from "node:sqlite";
import { minutes, seconds } from "../../app/domain/duration.ts";
import type { EmailAddress } from "../../app/domain/mail/email-address.ts";
import { recipientOf } from "../../app/email/outbox.ts";
import { signLink } from "../../app/platform/signed-link.ts";
import { erasureSubject } from "../../app/privacy/server/erase-for-operator.ts";
import { readRows, runWrangler } from "../deploy/cloudflare.ts";
import type { Context } from "../deploy/context.ts";
import { applyMigrations } from "../deploy/data.ts";
import { configPath, nameOf } from "../deploy/derive-configs.ts";
import { openAccount } from "../stripe-prices.ts";
import type { Progress, Queue, RestoreWorld } from "./restore-database.ts";

type Given = {
  /** The time to go back to, as wrangler takes it. */
  readonly to: string;
  /** The export of the database as it was before. */
  readonly exported: string;
  readonly note: (progress: Progress) => void;
};

export function openRestoreWorld(context: Context, { to, exported, note }: Given): RestoreWorld {
  const { site, world, secrets } = context;
  const config = configPath(context, "jobs");
  const wrangler = (...args: string[]) => runWrangler(world.wrangler, args);
  const queue = (verb: string) => async (name: Queue) =>
    void (await wrangler("queues", verb, nameOf(site, name)));
  const database = new DatabaseSync(exported, { readOnly: true });
  return {
    ask: (sql) => readRows(world.wrangler, config, sql),
    askExport: async (sql) => database.prepare(sql).all() as Record<string, string | number>[],
    pause: queue("pause-delivery"),
    resume: queue("resume-delivery"),
    goBack: async () => {
      // With --json it asks for no confirmation.
      const at = ["--config", config, "--timestamp", to, "--json"];
      await wrangler("d1", "time-travel", "restore", "DB", ...at);
      await applyMigrations(context);
    },
    stripe: openAccount({ secretKey: secrets["STRIPE_SECRET_KEY"] ?? "" }),
    recipientOf: (address) => recipientOf(address as EmailAddress),
    erase: (address) => eraseAt(context, address as EmailAddress),
    wait: async (what) => {
      world.print(`Waiting for ${what} ...`);
      await world.sleep(seconds(15));
    },
    clock: Date.now,
    print: world.print,
    note,
  };
}

async function eraseAt({ site, secrets, world }: Context, email: EmailAddress): Promise<void> {
  const token = await signLink([secrets["LINK_SECRET"] ?? ""], {
    purpose: "erase_person",
    subject: await erasureSubject(email),
    expiresAtMs: Date.now() + minutes(5),
  });
  const answer = await world.fetch(`${site.variables["SITE_ORIGIN"]}/api/operator/erase`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, token }),
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}: ${await answer.text()}`);
}
