/** What `npm run doctor` looks at: what no alarm of a deployed site can tell. Nothing here changes anything. */
import { days } from "../../app/domain/duration.ts";
import type { Check } from "./checks.ts";
import type { Context } from "./context.ts";
import { readList } from "./data.ts";
import { smoke } from "./smoke.ts";

export const listChecks = (context: Context): Check[] => [
  { name: "Stripe", findFaults: () => findStripeFaults(context) },
  { name: "mail", findFaults: () => findMissingRecords(context) },
  { name: "backups", findFaults: () => findLateBackup(context) },
  ...smoke(context),
];

const findStripeFaults = ({ secrets, site, world }: Context): Promise<string[]> =>
  world
    .openStripe(secrets["STRIPE_SECRET_KEY"] ?? "", site.variables["SITE_ORIGIN"] ?? "")
    .checkLive();

/** Where the providers want their DNS records, below the domain that sends the mail. */
const RECORDS: Readonly<Record<string, { spf: string; dkim: string }>> = {
  cloudflare: { spf: "cf-bounce.", dkim: "cf-bounce._domainkey." },
  resend: { spf: "send.", dkim: "resend._domainkey." },
};

async function findMissingRecords({ site, world }: Context): Promise<string[]> {
  const { MAIL_FROM = "", MAIL_TRANSPORT = "" } = site.variables;
  const domain = MAIL_FROM.split("@")[1] ?? "";
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
}

/** One backup a week, and a day for what may go wrong. */
const BACKUP_LATE_MS = days(8);

async function findLateBackup(context: Context): Promise<string[]> {
  const { at } = await readList(context, "backup");
  if (at === undefined) return ["There is none: npm run backup."];
  const isLate = Date.now() - Date.parse(at) > BACKUP_LATE_MS;
  return isLate ? [`The last one is of ${at}: npm run backup.`] : [];
}
