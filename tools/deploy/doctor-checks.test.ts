import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "../../app/domain/duration.ts";
import { runChecks } from "./checks.ts";
import { listChecks } from "./doctor-checks.ts";
import { SiteStandIn } from "./site-stand-in.ts";
import type { World } from "./world.ts";

const RECORDS: Record<string, string> = {
  "cf-bounce.kindling.example": "v=spf1 include:_spf.mx.cloudflare.net ~all",
  "cf-bounce._domainkey.kindling.example": `v=DKIM1; k=rsa; p=${"A".repeat(216)}`,
  "_dmarc.kindling.example": "v=DMARC1; p=reject;",
};

let bed: SiteStandIn;
let records: Record<string, string>;

beforeEach(async () => {
  bed = new SiteStandIn();
  expect(await bed.run(), bed.printed.join("\n")).toBe(true);
  records = { ...RECORDS };
  noteBackup(days(2));
});
afterEach(() => bed.close());

const noteBackup = (agoMs: number) =>
  bed.cloudflare.objects.set(
    "kindling-files/deployed/backup.json",
    JSON.stringify({ at: new Date(Date.now() - agoMs).toISOString() }),
  );

async function examine(fetch = bed.answer): Promise<string> {
  const printed: string[] = [];
  const acts = bed.cloudflare.readActs().length;
  const context = bed.open({
    fetch,
    resolveTxt: async (name) => (records[name] ? [[records[name]]] : Promise.reject(new Error())),
  });
  const isWell = await runChecks(listChecks(context), (line) => printed.push(line));
  const told = printed.filter((line) => !line.startsWith("ok  ")).join("\n");
  expect(isWell).toBe(told === "");
  expect(bed.cloudflare.readActs()).toHaveLength(acts);
  return told;
}

test("A healthy site has nothing to report", async () => {
  expect(await examine()).toBe("");
});

const faults: [string, () => unknown, string][] = [
  ["a backup", () => bed.cloudflare.objects.clear(), "There is none: npm run backup."],
  ["a new backup each week", () => noteBackup(days(9)), "The last one is of 20"],
  ["a worker", () => bed.cloudflare.workers.delete("kindling-jobs"), "/healthz/jobs answers 404."],
  [
    "the webhook endpoint",
    () => {
      bed.account.endpoints = [];
    },
    "No webhook endpoint",
  ],
  [
    "SPF",
    () => delete records["cf-bounce.kindling.example"],
    "No SPF at cf-bounce.kindling.example.",
  ],
  ["DKIM", () => delete records["cf-bounce._domainkey.kindling.example"], "No DKIM at "],
  ["DMARC", () => delete records["_dmarc.kindling.example"], "No DMARC at "],
];
test.each(faults)("A site without %s is reported", async (_what, breakIt, told) => {
  breakIt();
  expect(await examine()).toContain(told);
});

test("Whatever an address of the site answers is reported", async () => {
  const down: World["fetch"] = async () => new Response(null, { status: 503 });
  const told = await examine(down);
  expect(told).toContain("https://kindling.example/healthz answers 503.");
  expect(told).toContain("console.kindling.example/ answers 503, not 302");
});
