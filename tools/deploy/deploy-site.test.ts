import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ACCESS, atCommit, DEPLOYED, KEY, SiteStandIn } from "./site-stand-in.ts";
import type { World } from "./world.ts";

let bed: SiteStandIn;
beforeEach(() => {
  bed = new SiteStandIn();
});
afterEach(() => bed.close());

const told = () => bed.printed.join("\n");
const readTags = () => DEPLOYED.map((worker) => bed.cloudflare.workers.get(worker)?.tag);

describe("From an empty account", () => {
  beforeEach(async () => {
    expect(await bed.run(), told()).toBe(true);
  });

  test("everything is created, in an order in which nothing calls what does not exist yet", () => {
    const acts = bed.cloudflare.readActs().map((call) => call.replaceAll(bed.folder, ""));
    expect(acts.map((act) => /^(?:\w+ )+[^\s-]\S*|^deploy \S+ \S+/.exec(act)?.[0])).toEqual([
      "d1 create kindling",
      "r2 bucket create kindling-files",
      "r2 bucket create kindling-backups",
      "r2 bucket lock set kindling-backups",
      "r2 bucket lifecycle set kindling-backups",
      "queues create kindling-email",
      "queues create kindling-email-dead",
      "queues create kindling-mail-events",
      "queues create kindling-print",
      "queues create kindling-stripe",
      "d1 execute DB",
      "r2 object put kindling-files/bundles/guide.pdf",
      "r2 object put kindling-files/deployed/products.json",
      ...["jobs", "webhook", "console", "web", "money"].map(
        (id) => `deploy --config /target/${id}.toml`,
      ),
    ]);
    expect(acts[0]).toContain("--location enam");
    expect(acts[5]).toContain("--message-retention-period-secs 1209600");
    expect(JSON.stringify(bed.cloudflare.rules.get("lock kindling-backups"))).toContain(
      '"condition":{"type":"Age","maxAgeSeconds":2505600}',
    );
    expect(JSON.stringify(bed.cloudflare.rules.get("lifecycle kindling-backups"))).toContain(
      '"deleteObjectsTransition":{"condition":{"type":"Age","maxAge":2592000}}',
    );
    expect(told()).toContain("kindling-web had no version before.");
  });

  test("workers that share a secret have the same one, and the others do not have it", () => {
    const { LINK_SECRET, STRIPE_WEBHOOK_SECRET } = bed.readSecrets();
    expect(LINK_SECRET).toMatch(/^[0-9a-f]{64}$/);
    const shared = { LINK_SECRET, STRIPE_SECRET_KEY: KEY };
    expect(DEPLOYED.map((worker) => bed.cloudflare.readSecrets(worker))).toEqual([
      shared,
      { STRIPE_WEBHOOK_SECRET },
      { STRIPE_SECRET_KEY: KEY },
      shared,
      shared,
    ]);
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

  test("the next commit deploys the workers, and says how workers and data go back", async () => {
    const before = [...bed.cloudflare.workers.values()].map(({ id }) => id);
    bed.cloudflare.calls.length = 0;
    expect(await bed.run(atCommit("b".repeat(40))), told()).toBe(true);
    expect(readTags()).toEqual(Array(5).fill("b".repeat(12)));
    expect(bed.cloudflare.readActs().map((call) => call.split(" ").slice(0, 3).join(" "))).toEqual([
      "r2 bucket lock",
      "r2 bucket lifecycle",
      "r2 object put",
      ...Array(5).fill(expect.stringMatching(/^deploy --config/)),
    ]);
    expect(bed.account.changes).toBe(1);
    const back = [...told().matchAll(/npx wrangler rollback (\S+) --name (\S+) --yes/g)];
    expect(back.map(([, id]) => id)).toEqual(before.reverse());
    expect(back.map(([, , name]) => name)).toEqual([...DEPLOYED].reverse());
    expect(told()).toMatch(/npx wrangler d1 time-travel restore DB .* --bookmark 00000085-/);
  });

  test("every worker is bound to a database that was created anew", async () => {
    bed.cloudflare.createDatabase("kindling");
    expect(await bed.run(), told()).toBe(true);
    const { id } = bed.cloudflare.databases.get("kindling") ?? {};
    const bound = [...bed.cloudflare.workers.values()].map(({ database }) => database);
    expect(bound).toEqual(Array(5).fill(id));
  });

  test("a changed product reaches the bucket", async () => {
    writeFileSync(join(bed.folder, "guide.pdf"), "the second edition");
    expect(await bed.run()).toBe(true);
    expect(bed.cloudflare.objects.get("kindling-files/bundles/guide.pdf")).toBe(
      "the second edition",
    );
  });

  test.each(["before", "after", null] as const)(
    "a secret that was taken out of the file leaves the workers, even if deleting it fails (%s)",
    async (when) => {
      const OLD = "of-links-that-were-mailed-before-the-rotation-3f9a";
      const kept = bed.readSecrets();
      bed.writeSecrets({ ...kept, LINK_SECRET_PREVIOUS: OLD });
      expect(await bed.run(), told()).toBe(true);
      expect(bed.cloudflare.readSecrets("kindling-web")["LINK_SECRET_PREVIOUS"]).toBe(OLD);
      bed.writeSecrets(kept);
      bed.cloudflare.fault = (call) => (call.startsWith("secret delete") ? when : null);
      expect(await bed.run()).toBe(when === null);
      bed.cloudflare.fault = () => null;
      expect(await bed.run(), told()).toBe(true);
      for (const worker of DEPLOYED) {
        expect(bed.cloudflare.readSecrets(worker)).not.toHaveProperty("LINK_SECRET_PREVIOUS");
      }
    },
  );

  test("a LINK_SECRET that the file has lost is asked for: a second one would break every mailed link", async () => {
    const { LINK_SECRET: _, ...others } = bed.readSecrets();
    bed.writeSecrets(others);
    expect(await bed.run()).toBe(false);
    expect(told()).toContain("Put your copy of it into production.secrets.json.");
  });

  test("a webhook's secret that the file has lost is replaced together with its endpoint", async () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...others } = bed.readSecrets();
    bed.writeSecrets(others);
    expect(await bed.run(), told()).toBe(true);
    expect(bed.account.endpoints).toEqual([bed.readSecrets().STRIPE_WEBHOOK_SECRET]);
    expect(bed.cloudflare.readSecrets("kindling-stripe-webhook")).toEqual({
      STRIPE_WEBHOOK_SECRET: bed.account.endpoints[0],
    });
  });

  test.each([
    ["/downloads", "https://kindling.example/downloads answers 503, not 200."],
    ["/healthz", "https://kindling.example/healthz answers 503."],
  ])("a new version whose %s fails has not been deployed well", async (path, fault) => {
    const fetch: World["fetch"] = async (url, init) =>
      new URL(url).pathname === path ? new Response("x", { status: 503 }) : bed.answer(url, init);
    expect(await bed.run({ ...atCommit("c".repeat(40)), fetch })).toBe(false);
    expect(told()).toContain(fault);
    expect(told()).toMatch(/npx wrangler rollback \S+ --name kindling-web-money --yes/);
  });

  test("a console that refuses the service token has not been deployed well", async () => {
    const fetch: World["fetch"] = async (url, init) =>
      new URL(url).hostname.startsWith("console.")
        ? new Response(null, { status: 403 })
        : bed.answer(url, init);
    expect(await bed.run({ fetch })).toBe(false);
    expect(told()).toContain("https://console.kindling.example/healthz answers 403.");
  });
});

test("A secret in the shell is taken over, and passed on to no tool", () => {
  process.env["HEARTBEAT_URL"] = "https://hc-ping.com/of-this-test";
  expect(bed.open().secrets["HEARTBEAT_URL"]).toBe("https://hc-ping.com/of-this-test");
  expect(process.env).not.toHaveProperty("HEARTBEAT_URL");
});

describe("A run that fails", () => {
  const FAULTS = [
    "d1 list",
    "d1 create",
    "r2 bucket lock list",
    "r2 bucket create",
    "r2 bucket lock set",
    "r2 bucket lifecycle set",
    "queues info",
    "queues create kindling-stripe",
    "d1 execute .*--command",
    "d1 time-travel",
    "d1 execute .*--file",
    "r2 object get",
    "r2 object put kindling-files/bundles",
    "r2 object put kindling-files/deployed/products",
    "deployments status",
    "secret list",
    ...["jobs", "webhook", "console", "web", "money"].map((id) => `deploy --config .*${id}.toml`),
    "Stripe",
  ];
  const cases = FAULTS.flatMap((call) =>
    (["before", "after"] as const).map((when) => ({ call, when })),
  );

  test.each(cases)(
    "at $call, $when it acts: the next one completes what is left",
    async (fault) => {
      bed.cloudflare.fault = (call) => (new RegExp(fault.call).test(call) ? fault.when : null);
      if (fault.call === "Stripe") bed.account.fault = fault.when;
      expect(await bed.run()).toBe(false);
      expect(bed.printed.filter((line) => line.startsWith("FAIL"))).toHaveLength(1);
      const secrets = { ...bed.readSecrets() };

      bed.cloudflare.fault = () => null;
      bed.account.fault = null;
      expect(await bed.run(), told()).toBe(true);
      expect(readTags()).not.toContain(undefined);
      // What was made once is not made a second time.
      expect(bed.readSecrets()).toMatchObject(secrets);
      expect(bed.account.endpoints).toEqual([bed.readSecrets().STRIPE_WEBHOOK_SECRET]);
    },
  );
});

describe("Before anything is done", () => {
  const stops = (fault: string) => {
    expect(told()).toContain(fault);
    expect(bed.cloudflare.readActs()).toEqual([]);
    expect(bed.account.changes).toBe(0);
  };

  const refused: [string, Partial<World>, string][] = [
    ["files differ", { readCommit: () => ({ id: "4f1d", isClean: false }) }, "not committed"],
    ["tests have not passed", { readTestedCommit: () => null }, "npm test has not passed"],
    ["a build server has none of its secrets", { losesFiles: true }, "LINK_SECRET is missing."],
  ];
  test.each(refused)("it stops if %s", async (_what, changes, fault) => {
    expect(await bed.run(changes)).toBe(false);
    stops(fault);
  });

  test("it stops if the operator is a placeholder", async () => {
    bed.site.variables["LEGAL_NAME"] = "Kindling Example Ltd";
    expect(await bed.run()).toBe(false);
    stops("LEGAL_NAME: is a placeholder");
  });

  test.each([
    ["no key", {}, "STRIPE_SECRET_KEY is missing. Put it into production.secrets.json"],
    ["no service token", { STRIPE_SECRET_KEY: KEY }, "ACCESS_CLIENT_SECRET is missing."],
    ["a test key", { STRIPE_SECRET_KEY: "sk_test_7" }, "is of another mode"],
    [
      "a secret that a worker refuses",
      { ...ACCESS, STRIPE_SECRET_KEY: KEY, LINK_SECRET: "a".repeat(40) },
      "LINK_SECRET: is easy to guess",
    ],
  ])("it stops with %s", async (_what, secrets, fault) => {
    bed.writeSecrets(secrets);
    expect(await bed.run()).toBe(false);
    stops(fault);
    expect(told()).not.toContain("sk_test_7");
  });

  test("a build server uses the secrets of the first deployment, and makes no webhook endpoint", async () => {
    expect(await bed.run(), told()).toBe(true);
    const secrets = bed.readSecrets();
    const onServer = { losesFiles: true, ...atCommit("c".repeat(40)) };
    expect(await bed.run(onServer), told()).toBe(true);
    expect(bed.readSecrets()).toEqual(secrets);
    bed.account.endpoints = [];
    expect(await bed.run(onServer)).toBe(false);
    expect(told()).toContain("There is no webhook endpoint");
    expect(bed.account.endpoints).toEqual([]);
  });
});
