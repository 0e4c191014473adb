import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withEmptyCloudflare, withEmptyStripe } from "./empty-account.ts";
import { ACCESS, atCommit, KEY, MIGRATIONS, SiteStandIn } from "./site-stand-in.ts";

let bed: SiteStandIn;
beforeEach(() => {
  bed = new SiteStandIn();
});
afterEach(() => bed.close());

describe("From an empty account", () => {
  beforeEach(async () => {
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
  });

  test("everything is created, in an order in which nothing calls what does not exist yet", () => {
    const acts = bed.cloudflare.readActs().map((call) => call.replaceAll(bed.folder, ""));
    expect(acts.map((act) => /^(?:\w+ )+[^\s-]\S*|^deploy \S+ \S+/.exec(act)?.[0])).toEqual([
      "d1 create kindling",
      "r2 bucket create kindling-files",
      "r2 bucket create kindling-backups",
      "r2 bucket lock add kindling-backups",
      "r2 bucket lifecycle add kindling-backups",
      "queues create kindling-email",
      "queues create kindling-email-dead",
      "queues create kindling-mail-events",
      "queues create kindling-print",
      "queues create kindling-stripe",
      "d1 execute DB",
      "r2 object put kindling-files/bundles/guide.pdf",
      "r2 object put kindling-files/deployed/products.json",
      ...["jobs", "webhook", "console", "web", "money"].flatMap((id) => [
        `deploy --config /target/${id}.toml`,
        "r2 object put kindling-files/deployed/workers.json",
      ]),
    ]);
    expect(acts[0]).toContain("--location enam");
    expect(acts[3]).toContain("--retention-days 29");
    expect(acts[5]).toContain("--message-retention-period-secs 1209600");
  });

  test("workers that share a secret have the same one, and the others do not have it", () => {
    const { LINK_SECRET, STRIPE_WEBHOOK_SECRET } = bed.readSecrets();
    expect(LINK_SECRET).toMatch(/^[0-9a-f]{64}$/);
    const shared = { LINK_SECRET, STRIPE_SECRET_KEY: KEY };
    for (const worker of ["jobs", "web", "web-money"]) {
      expect(bed.cloudflare.readSecrets(`kindling-${worker}`)).toEqual(shared);
    }
    expect(bed.cloudflare.readSecrets("kindling-stripe-webhook")).toEqual({
      STRIPE_WEBHOOK_SECRET,
    });
    expect(bed.cloudflare.readSecrets("kindling-console")).toEqual({ STRIPE_SECRET_KEY: KEY });
    expect(bed.account.endpoints).toEqual([STRIPE_WEBHOOK_SECRET]);
  });

  test("no secret is printed, passed on a command line, or left in a file other than the secrets file", () => {
    const secrets = Object.values(bed.readSecrets()) as string[];
    expect(secrets).toHaveLength(5);
    const files = readdirSync(bed.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "secrets.json")
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    const seen = [...bed.printed, ...bed.cloudflare.calls, ...files].join("\n");
    for (const secret of secrets) expect(seen).not.toContain(secret);
    const given = bed.cloudflare.calls.flatMap(
      (call) => /--secrets-file (\S+)/.exec(call)?.[1] ?? [],
    );
    expect(given).toHaveLength(5);
    for (const file of given) expect(existsSync(file)).toBe(false);
    if (process.platform !== "win32") {
      expect(statSync(join(bed.folder, "secrets.json")).mode & 0o077).toBe(0);
    }
  });

  test("a second run changes nothing", async () => {
    const acts = bed.cloudflare.readActs().length;
    bed.printed.length = 0;
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(bed.cloudflare.readActs()).toHaveLength(acts);
    expect(bed.account.changes).toBe(1);
    expect(bed.printed.filter((line) => !line.startsWith("ok  "))).toEqual([]);
  });

  test("a new commit deploys the workers and nothing else, and notes the point to restore to", async () => {
    bed.cloudflare.calls.length = 0;
    expect(await bed.run({ changes: atCommit("b".repeat(40)) })).toBe(true);
    const acts = bed.cloudflare.readActs().map((call) => call.split(" ")[0]);
    expect(acts).toEqual(Array(5).fill(["deploy", "r2"]).flat());
    const bookmarks = readFileSync(join(bed.folder, "target/bookmarks.jsonl"), "utf8").trim();
    expect(bookmarks.split("\n").map((line) => JSON.parse(line).bookmark)).toEqual([
      expect.stringMatching(/^00000085-/),
      expect.stringMatching(/^00000085-/),
    ]);
  });

  test("every worker is bound to a database that was created anew", async () => {
    const { databases, ids, workers } = bed.cloudflare;
    const before = ids.get("kindling");
    databases.delete("kindling");
    await bed.cloudflare.wrangler(["d1", "create", "kindling"]);
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(ids.get("kindling")).not.toBe(before);
    expect([...workers.values()].map(({ current }) => current.database)).toEqual(
      Array(5).fill(ids.get("kindling")),
    );
  });

  test("a queue that was created anew gets its consumer again from a deployment", async () => {
    bed.cloudflare.queues.delete("kindling-print");
    bed.cloudflare.calls.length = 0;
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(bed.cloudflare.readActs().join("\n")).toMatch(/deploy --config \S+jobs\.toml/);
    bed.cloudflare.calls.length = 0;
    expect(await bed.run()).toBe(true);
    expect(bed.cloudflare.readActs()).toEqual([]);
  });

  test("a changed secret reaches the workers that have it, and a changed product the bucket", async () => {
    bed.cloudflare.calls.length = 0;
    bed.writeSecrets({ ...bed.readSecrets(), STRIPE_SECRET_KEY: "sk_live_new" });
    writeFileSync(join(bed.folder, "guide.pdf"), "the second edition");
    expect(await bed.run()).toBe(true);
    expect(bed.cloudflare.readActs().filter((call) => call.startsWith("deploy"))).toHaveLength(4);
    expect(bed.cloudflare.objects.get("kindling-files/bundles/guide.pdf")).toBe(
      "the second edition",
    );
  });
});

describe("A secret that was taken out of the file", () => {
  const OLD = "of-links-that-were-mailed-before-the-rotation-3f9a";
  const deleted = () =>
    bed.cloudflare.readActs().filter((call) => call.startsWith("secret delete"));
  const workers = ["jobs", "web", "web-money"].map((name) => `kindling-${name}`);
  const readOld = () =>
    workers.map((name) => bed.cloudflare.readSecrets(name)["LINK_SECRET_PREVIOUS"]);

  beforeEach(async () => {
    bed.writeSecrets({ STRIPE_SECRET_KEY: KEY, LINK_SECRET_PREVIOUS: OLD, ...ACCESS });
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(readOld()).toEqual([OLD, OLD, OLD]);
    const { LINK_SECRET_PREVIOUS: _, ...others } = bed.readSecrets();
    bed.writeSecrets(others);
  });

  test("is deleted from each worker, by versions that the next run finds up to date", async () => {
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(deleted()).toEqual(
      workers.map((name) => `secret delete LINK_SECRET_PREVIOUS --name ${name}`),
    );
    expect(readOld()).toEqual([undefined, undefined, undefined]);
    const acts = bed.cloudflare.readActs().length;
    expect(await bed.run()).toBe(true);
    expect(bed.cloudflare.readActs()).toHaveLength(acts);
  });

  test.each(["before", "after"] as const)(
    "is deleted by the next run if Cloudflare fails %s deleting it",
    async (when) => {
      bed.cloudflare.fault = (call) => (call.startsWith("secret delete") ? when : null);
      expect(await bed.run()).toBe(false);
      bed.cloudflare.fault = () => null;
      expect(await bed.run(), bed.printed.join("\n")).toBe(true);
      expect(readOld()).toEqual([undefined, undefined, undefined]);
      expect(bed.readTags().every(Boolean)).toBe(true);
    },
  );

  test("is named by a dry run", async () => {
    await bed.run({ isDryRun: true });
    expect(bed.printed.join("\n")).toContain("wrangler secret delete LINK_SECRET_PREVIOUS");
    expect(deleted()).toEqual([]);
  });
});

test("A secret in the shell is taken over, and passed on to no tool", () => {
  process.env["HEARTBEAT_URL"] = "https://hc-ping.com/of-this-test";
  expect(bed.open().secrets["HEARTBEAT_URL"]).toBe("https://hc-ping.com/of-this-test");
  expect(process.env).not.toHaveProperty("HEARTBEAT_URL");
});

test("A console that refuses the service token has not been deployed well", async () => {
  const fetch: typeof bed.answer = async (url, init) =>
    new URL(url).hostname.startsWith("console.")
      ? new Response(null, { status: 403 })
      : bed.answer(url, init);
  expect(await bed.run({ changes: { fetch } })).toBe(false);
  expect(bed.printed.join("\n")).toContain("https://console.kindling.example/healthz answers 403.");
});

describe("A secret that the file has lost", () => {
  beforeEach(async () => {
    expect(await bed.run()).toBe(true);
    bed.writeSecrets({ STRIPE_SECRET_KEY: KEY, ...ACCESS });
  });

  test("is left alone if the workers have it", async () => {
    const before = bed.cloudflare.readSecrets("kindling-web");
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(bed.cloudflare.readSecrets("kindling-web")).toEqual(before);
    expect(bed.account.changes).toBe(1);
  });

  test("is asked for if only some workers have it: a second one would break every mailed link", async () => {
    bed.cloudflare.workers.delete("kindling-web-money");
    expect(await bed.run()).toBe(false);
    expect(bed.printed.join("\n")).toContain(
      "LINK_SECRET is set for jobs and web, but not for all workers",
    );
  });

  test("of the webhook is replaced together with its endpoint when its worker has none", async () => {
    bed.cloudflare.workers.delete("kindling-stripe-webhook");
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(bed.account.endpoints).toEqual([bed.readSecrets().STRIPE_WEBHOOK_SECRET]);
    expect(bed.account.changes).toBe(2);
  });
});

describe("A dry run", () => {
  test("prints every act, does none, and says what is in the way", async () => {
    const changes = { readTestedCommit: () => null };
    expect(await bed.run({ isDryRun: true, changes })).toBe(false);
    expect(bed.cloudflare.readActs()).toEqual([]);
    expect(bed.account.changes).toBe(0);
    const plan = bed.printed.join("\n");
    expect(plan).toContain("npm test has not passed");
    for (const act of [
      "d1 create kindling --location enam",
      "upload bundles/guide.pdf",
      ...MIGRATIONS,
    ]) {
      expect(plan).toContain(act);
    }
    for (const id of ["jobs", "webhook", "console", "web", "money"]) {
      expect(plan).toContain(`${id}.toml`);
    }
    expect(plan).toContain("POST https://kindling.example/webhooks/stripe");
  });

  test("without a login or a key prints the plan for an empty account", async () => {
    const empty = withEmptyStripe(withEmptyCloudflare(bed.world));
    expect(await bed.run({ isDryRun: true, changes: empty })).toBe(false);
    expect(bed.printed.filter((line) => line.startsWith("FAIL"))).toEqual([
      "FAIL  the account at Cloudflare",
    ]);
    expect(bed.printed.filter((line) => line.startsWith("plan")).length).toBeGreaterThan(15);
  });
});
