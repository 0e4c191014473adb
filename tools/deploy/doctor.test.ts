import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "../../app/domain/duration.ts";
import { root } from "../tool.ts";
import { CloudflareStandIn, StripeStandIn } from "./account-stand-in.ts";
import { openContext } from "./context.ts";
import { deriveConfigs, listWorkers, nameOf, writeConfigs } from "./derive-configs.ts";
import { listLooks } from "./doctor-looks.ts";
import { EXAMPLE_FILE, readSite } from "./production.ts";
import { runSteps } from "./steps.ts";
import { pickRequired, QUEUES, WORKERS } from "./workers.ts";
import type { World } from "./world.ts";

const site = readSite(EXAMPLE_FILE);
const RECORDS: Record<string, string> = {
  "cf-bounce.kindling.example": "v=spf1 include:_spf.mx.cloudflare.net ~all",
  "cf-bounce._domainkey.kindling.example": `v=DKIM1; k=rsa; p=${"A".repeat(216)}`,
  "_dmarc.kindling.example": "v=DMARC1; p=reject;",
};

let folder: string;
let cloudflare: CloudflareStandIn;
let account: StripeStandIn;
let records: Record<string, string>;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-doctor-"));
  writeFileSync(
    join(folder, "secrets.json"),
    JSON.stringify({
      STRIPE_SECRET_KEY: "sk_live_example",
      ACCESS_CLIENT_ID: "4f1d.access",
      ACCESS_CLIENT_SECRET: "9e8d7c6b5a",
    }),
  );
  printed = [];
  records = { ...RECORDS };
  account = new StripeStandIn();
  account.endpoints = ["whsec"];
  account.isComplete = true;
  cloudflare = new CloudflareStandIn();
  const migrations = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));
  cloudflare.databases.set("kindling", migrations);
  for (const bucket of ["kindling-files", "kindling-backups"]) cloudflare.buckets.add(bucket);
  for (const kind of ["lock", "lifecycle"]) cloudflare.rules.add(`kindling-backups ${kind} weekly`);
  noteBackup(days(2));
  for (const queue of QUEUES) cloudflare.queues.add(nameOf(site, queue));
  cloudflare.facts = { minute: Date.now(), night: Date.now(), alarms: null };
  for (const id of listWorkers(site)) {
    const names = ["LINK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
    const secrets = Object.fromEntries(
      pickRequired(id, names, site.variables).map((name) => [name, "x"]),
    );
    const version = { id: `0000000a-${id}`, tag: "t", secrets };
    const worker = { versions: [version], current: version };
    cloudflare.workers.set(nameOf(site, WORKERS[id].suffix), worker);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const noteBackup = (agoMs: number) =>
  cloudflare.objects.set(
    "kindling-files/deployed/backup.json",
    JSON.stringify({ at: new Date(Date.now() - agoMs).toISOString() }),
  );

const answerAsSite: World["fetch"] = async (url, init) => {
  const { hostname, pathname } = new URL(url);
  const version = { "/healthz": "web", "/healthz/jobs": "jobs", "/healthz/webhooks": "webhook" }[
    pathname
  ];
  if (hostname === site.console && pathname === "/healthz") {
    const secret = new Headers(init?.headers).get("CF-Access-Client-Secret");
    return secret === "9e8d7c6b5a"
      ? new Response("0000000a-console")
      : new Response(null, { status: 302 });
  }
  if (version !== undefined) return new Response(`0000000a-${version}`);
  if (hostname === site.console) return new Response(null, { status: 403 });
  return init?.method === "POST" ? new Response(null, { status: 400 }) : new Response("Kindling");
};

async function examine(fetch = answerAsSite): Promise<string> {
  const target = { environment: "production", folder } as const;
  writeConfigs(target, deriveConfigs(site, target));
  const unused = async () => {
    throw new Error("is only looked at");
  };
  const context = openContext({
    ...target,
    file: "production.json",
    site,
    isDryRun: false,
    patienceMs: 0,
    secretsPath: join(folder, "secrets.json"),
    world: {
      wrangler: cloudflare.wrangler,
      openStripe: () => account,
      fetch,
      resolveNs: unused,
      resolveTxt: async (name) => (records[name] ? [[records[name]]] : Promise.reject(new Error())),
      readCommit: () => ({ id: "", isClean: true }),
      readTestedCommit: () => null,
      clientBuild: "",
      isBuilt: () => true,
      build: unused,
      buildProducts: unused,
      sleep: unused,
      print: (line) => void printed.push(line),
    },
  });
  const isWell = await runSteps(listLooks(context), {
    isDryRun: true,
    print: context.world.print,
  });
  const told = printed.filter((line) => !line.startsWith("ok  ")).join("\n");
  expect(isWell).toBe(told === "");
  expect(cloudflare.readActs()).toEqual([]);
  return told;
}

test("A healthy site has nothing to report", async () => {
  expect(await examine()).toBe("");
});

const faults: [string, () => void, string][] = [
  [
    "its former database",
    () => {
      cloudflare.databases.clear();
      cloudflare.objects.set("kindling-files/deployed/workers.json", '{ "kindling-web": "1" }');
    },
    "It is gone. First bring its data back: npm run restore -- --from-backup.",
  ],
  ["a queue", () => cloudflare.queues.delete("kindling-print"), "queues create kindling-print"],
  ["a backup", () => cloudflare.objects.clear(), "There is none: npm run backup."],
  ["a new backup each week", () => noteBackup(days(9)), "The last one is of 20"],
  ["a backup lock", () => cloudflare.rules.clear(), "r2 bucket lock add kindling-backups weekly"],
  ["a worker", () => cloudflare.workers.delete("kindling-web-money"), "It is not deployed."],
  [
    "a secret",
    () => {
      const jobs = cloudflare.workers.get("kindling-jobs");
      if (jobs) jobs.current.secrets = { STRIPE_SECRET_KEY: "x" };
    },
    "It has no LINK_SECRET.",
  ],
  [
    "a consumer",
    () => {
      cloudflare.consumer = "another-worker";
    },
    "kindling-email is not read by kindling-jobs.",
  ],
  [
    "the webhook endpoint",
    () => {
      account.endpoints = [];
    },
    "No webhook endpoint",
  ],
  [
    "a migration",
    () => cloudflare.databases.get("kindling")?.pop(),
    "to be done by npm run deploy",
  ],
  [
    "SPF",
    () => delete records["cf-bounce.kindling.example"],
    "No SPF at cf-bounce.kindling.example.",
  ],
  ["DKIM", () => delete records["cf-bounce._domainkey.kindling.example"], "No DKIM at "],
  ["DMARC", () => delete records["_dmarc.kindling.example"], "No DMARC at "],
  [
    "a recent run of the minute's cron",
    () => {
      cloudflare.facts = { ...cloudflare.facts, minute: Date.now() - days(1) };
    },
    "has not read Stripe's events",
  ],
  [
    "any run of the night's cron",
    () => {
      cloudflare.facts = { ...cloudflare.facts, night: null };
    },
    "more than 26 hours",
  ],
];
test.each(faults)("A site without %s is reported", async (_what, breakIt, told) => {
  breakIt();
  expect(await examine()).toContain(told);
});

test("A secret that the file no longer has is reported", async () => {
  const jobs = cloudflare.workers.get("kindling-jobs");
  if (jobs) jobs.current.secrets["HEARTBEAT_URL"] = "z";
  expect(await examine()).toContain(
    "It has HEARTBEAT_URL, which is not in production.secrets.json.",
  );
});

test("A lasting alarm is reported, and each address of the site is asked only once", async () => {
  cloudflare.facts = { ...cloudflare.facts, alarms: "mail_late" };
  const down: World["fetch"] = async () => new Response(null, { status: 503 });
  const told = await examine(down);
  expect(told).toContain("Alarms: mail_late.");
  expect(told).toContain("https://kindling.example/healthz answers 503.");
  expect(told).toContain("answers 503 without a login");
});
