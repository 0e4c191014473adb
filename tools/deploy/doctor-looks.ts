/** What `npm run doctor` looks at: what is deployed, and whether it is as it should be. Nothing here changes anything. */
import { days } from "../../app/domain/duration.ts";
import { FULL_FROM_BYTES, NIGHT_LATE_MS, STRIPE_SILENT_MS } from "../../app/health/rules/judge.ts";
import { listSecrets, readFacts, readVersion, readWithConsumers } from "./cloudflare.ts";
import type { Context } from "./context.ts";
import { migrations, readList } from "./data.ts";
import { configPath, listWorkers, nameOf } from "./derive-configs.ts";
import { stripe } from "./keys.ts";
import { resources } from "./resources.ts";
import { listSecretNames, secretsFile } from "./secrets.ts";
import { smoke } from "./smoke.ts";
import { look, type Step } from "./steps.ts";
import { findSurplus } from "./worker-steps.ts";
import { pickRequired, QUEUES, WORKERS } from "./workers.ts";

/** Reports as a fault whatever a deployment would have to do. */
const asLook = ({ name, check }: Step): Step =>
  look(name, async () => (await check()).map((act) => `to be done by npm run deploy: ${act}`));

export const listLooks = (context: Context): Step[] => [
  ...resources(context).map(asLook),
  ...listWorkers(context.site).map((id) => workerLook(context, id)),
  consumers(context),
  asLook(stripe(context)),
  asLook(migrations(context)),
  mailDomain(context),
  data(context),
  backups(context),
  ...smoke(context),
];

const workerLook = (context: Context, id: keyof typeof WORKERS): Step => {
  const { site, world, versions } = context;
  const name = nameOf(site, WORKERS[id].suffix);
  return look(`the worker ${name} and its secrets`, async () => {
    const version = await readVersion(world.wrangler, name);
    if (version === null) return ["It is not deployed."];
    versions.set(id, version.id);
    const known = (await listSecrets(world.wrangler, name)) ?? [];
    const missing = pickRequired(id, listSecretNames(), site.variables)
      .filter((secret) => !known.includes(secret))
      .map((secret) => `It has no ${secret}.`);
    const surplus = (await findSurplus(context, id)).map(
      (secret) => `It has ${secret}, which is not in ${secretsFile(context.environment)}.`,
    );
    return [...missing, ...surplus];
  });
};

const consumers = ({ site, world }: Context): Step =>
  look("who reads the queues", async () => {
    const jobs = nameOf(site, WORKERS.jobs.suffix);
    const faults: string[] = [];
    for (const queue of QUEUES.map((one) => nameOf(site, one))) {
      const text = await readWithConsumers(world.wrangler, queue);
      if (!text?.includes(`worker:${jobs}`)) faults.push(`${queue} is not read by ${jobs}.`);
    }
    return faults;
  });

/** Where the providers want their DNS records, below the domain that sends the mail. */
const RECORDS: Readonly<Record<string, { spf: string; dkim: string }>> = {
  cloudflare: { spf: "cf-bounce.", dkim: "cf-bounce._domainkey." },
  resend: { spf: "send.", dkim: "resend._domainkey." },
};

const mailDomain = ({ site, world }: Context): Step => {
  const { MAIL_FROM = "", MAIL_TRANSPORT = "" } = site.variables;
  const domain = MAIL_FROM.split("@")[1] ?? "";
  return look(`mail from ${domain}`, async () => {
    const { spf, dkim } = RECORDS[MAIL_TRANSPORT] ?? { spf: "", dkim: "" };
    const wanted: [what: string, names: string[], RegExp][] = [
      ["SPF", [`${spf}${domain}`], /^v=spf1 /],
      ["DKIM", [`${dkim}${domain}`], /\bp=[A-Za-z\d+/]{100,}/],
      ["DMARC", [`_dmarc.${domain}`, `_dmarc.${site.zone}`], /^v=DMARC1\b/],
    ];
    const faults: string[] = [];
    for (const [what, names, pattern] of wanted) {
      const texts = await Promise.all(names.map((name) => world.resolveTxt(name).catch(() => [])));
      const isThere = texts.flat().some((parts) => pattern.test(parts.join("")));
      if (!isThere) faults.push(`No ${what} at ${names.join(" or ")}.`);
    }
    return faults;
  });
};

/** One backup a week, and a day for what may go wrong. */
const BACKUP_LATE_MS = days(8);

const backups = (context: Context): Step =>
  look("backups", async () => {
    const { at } = await readList(context, "backup");
    if (at === undefined) return ["There is none: npm run backup."];
    const isLate = Date.now() - Date.parse(at) > BACKUP_LATE_MS;
    return isLate ? [`The last one is of ${at}: npm run backup.`] : [];
  });

const SQL = `select (select answered_at from stripe_cursors) as minute,
  (select succeeded_at from job_runs where name = 'retention') as night,
  (select group_concat(name, ', ') from alarms where over_at is null) as alarms`;

/** Checks against the alarms' limits, because alarms are silent if their worker does not run. */
const data = (context: Context): Step =>
  look("crons, alarms, and the size of the database", async () => {
    const { row, sizeBytes } = await readFacts(
      context.world.wrangler,
      configPath(context, "jobs"),
      SQL,
    );
    const sinceMs = (at: number | null) => Date.now() - (at ?? 0);
    return [
      ...(sinceMs(row.minute) > STRIPE_SILENT_MS
        ? ["The cron of the minute has not read Stripe's events for more than ten minutes."]
        : []),
      ...(sinceMs(row.night) > NIGHT_LATE_MS
        ? ["The night's deletions have not finished for more than 26 hours."]
        : []),
      ...(row.alarms === null ? [] : [`Alarms: ${row.alarms}.`]),
      ...(sizeBytes > FULL_FROM_BYTES
        ? [`The database has ${sizeBytes} bytes, of ten billion.`]
        : []),
    ];
  });
