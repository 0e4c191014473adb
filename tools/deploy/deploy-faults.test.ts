import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeLinkSecret } from "./secrets.ts";
import { ACCESS, atCommit, KEY, SiteStandIn } from "./site-stand-in.ts";
import type { World } from "./world.ts";

let bed: SiteStandIn;
beforeEach(() => {
  bed = new SiteStandIn();
});
afterEach(() => bed.close());

describe("A step that fails", () => {
  const FAULTS = [
    "d1 list",
    "d1 create",
    "r2 bucket list",
    "r2 bucket create",
    "r2 bucket lock list",
    "r2 bucket lock add",
    "r2 bucket lifecycle add",
    "queues info",
    "queues create",
    "queues create kindling-stripe",
    "secret list",
    "d1 execute .*--command",
    "d1 time-travel",
    "d1 execute .*--file",
    "r2 object get",
    "r2 object put kindling-files/bundles",
    "r2 object put kindling-files/deployed/products",
    "deployments status",
    "r2 object put kindling-files/deployed/workers",
    ...["jobs", "webhook", "console", "web", "money"].map((id) => `deploy --config .*${id}.toml`),
  ];
  const cases = FAULTS.flatMap((call) =>
    (["before", "after"] as const).map((when) => ({ call, when })),
  );

  test.each(cases)("$call, $when it acts: the next run completes what is left", async (fault) => {
    let isBroken = true;
    bed.cloudflare.fault = (call) =>
      isBroken && new RegExp(fault.call).test(call) ? fault.when : null;
    expect(await bed.run()).toBe(false);
    expect(bed.printed.filter((line) => line.startsWith("FAIL"))).toHaveLength(1);
    const secrets = { ...bed.readSecrets() };

    isBroken = false;
    bed.cloudflare.calls.length = 0;
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    // Also if a version answers already: its routes and crons may be missing.
    if (fault.call.startsWith("deploy ")) {
      expect(bed.cloudflare.readActs().join("\n")).toMatch(new RegExp(fault.call));
    }
    expect(bed.readTags()).not.toContain(undefined);
    // What was made once is not made a second time.
    expect(bed.readSecrets()).toMatchObject(secrets);
    expect(bed.account.endpoints).toEqual([bed.readSecrets().STRIPE_WEBHOOK_SECRET]);
    for (const worker of ["jobs", "web", "web-money"]) {
      expect(bed.cloudflare.readSecrets(`kindling-${worker}`)["LINK_SECRET"]).toBe(
        bed.readSecrets().LINK_SECRET,
      );
    }
    const acts = bed.cloudflare.readActs().length;
    expect(await bed.run()).toBe(true);
    expect(bed.cloudflare.readActs()).toHaveLength(acts);
  });

  test.each(["before", "after"] as const)("Stripe, %s it acts: the same", async (when) => {
    bed.account.fault = when;
    expect(await bed.run()).toBe(false);
    bed.account.fault = null;
    expect(await bed.run(), bed.printed.join("\n")).toBe(true);
    expect(bed.account.endpoints).toEqual([bed.readSecrets().STRIPE_WEBHOOK_SECRET]);
  });

  test.each([
    ["the last worker", { isBroken: true, path: "" }],
    ["a page of the new version", { isBroken: false, path: "/downloads" }],
    ["the database behind the new version", { isBroken: false, path: "/healthz" }],
  ])("%s: each worker returns to its previous version, in reverse order", async (_what, broken) => {
    expect(await bed.run()).toBe(true);
    const before = bed.readTags();
    bed.cloudflare.calls.length = 0;
    bed.printed.length = 0;
    bed.cloudflare.fault = (call) =>
      broken.isBroken && /deploy .*money.toml/.test(call) ? "before" : null;
    const changes: Partial<World> = {
      ...atCommit("c".repeat(40)),
      fetch: (url, init) =>
        broken.path !== "" && new URL(url).pathname === broken.path
          ? Promise.resolve(new Response("x", { status: 503 }))
          : bed.answer(url, init),
    };
    expect(await bed.run({ changes })).toBe(false);
    expect(bed.readTags()).toEqual(before);
    const back = bed.cloudflare
      .readActs()
      .flatMap((call) => /^rollback \S+ --name (\S+)/.exec(call)?.[1] ?? []);
    const workers = ["web-money", "web", "console", "stripe-webhook", "jobs"];
    expect(back).toEqual(workers.slice(broken.isBroken ? 1 : 0).map((name) => `kindling-${name}`));
    expect(bed.printed.filter((line) => line.startsWith("back"))).toHaveLength(5);
  });

  test("says that a first version stays, because there is none before it", async () => {
    bed.cloudflare.fault = (call) => (/deploy .*money.toml/.test(call) ? "before" : null);
    expect(await bed.run()).toBe(false);
    expect(bed.cloudflare.readActs().some((call) => call.startsWith("rollback"))).toBe(false);
    expect(bed.printed.join("\n")).toContain(
      "kindling-web had no version before: it stays as it is.",
    );
  });
});

describe("Before anything is done", () => {
  const refused: [string, Partial<World>, string][] = [
    ["files differ", { readCommit: () => ({ id: "4f1d", isClean: false }) }, "not committed"],
    ["tests have not passed", { readTestedCommit: () => null }, "npm test has not passed"],
    ["the zone is elsewhere", { resolveNs: async () => ["ns1.elsewhere.example"] }, "name servers"],
    ["there is no login", { wrangler: async () => ({ ok: false, output: "" }) }, "Not logged in"],
  ];
  test.each(refused)("it stops if %s", async (_what, changes, told) => {
    expect(await bed.run({ changes })).toBe(false);
    expect(bed.printed.join("\n")).toContain(told);
    expect(bed.cloudflare.readActs()).toEqual([]);
    expect(bed.account.changes).toBe(0);
  });

  test("it stops if the operator is a placeholder", async () => {
    bed.site.variables["LEGAL_NAME"] = "Kindling Example Ltd";
    expect(await bed.run()).toBe(false);
    expect(bed.printed.join("\n")).toContain("LEGAL_NAME: is a placeholder");
    expect(bed.cloudflare.readActs()).toEqual([]);
  });

  test.each([
    ["no key", {}, "STRIPE_SECRET_KEY is missing. Put it into production.secrets.json"],
    ["no service token", { STRIPE_SECRET_KEY: KEY }, "ACCESS_CLIENT_SECRET is missing."],
    ["a test key", { STRIPE_SECRET_KEY: "sk_test_7" }, "is of another mode"],
    [
      "a secret that a worker refuses",
      {
        STRIPE_SECRET_KEY: KEY,
        ACCESS_CLIENT_ID: "an id",
        ACCESS_CLIENT_SECRET: "a service token's secret",
        LINK_SECRET: "a".repeat(40),
      },
      "LINK_SECRET: is easy to guess",
    ],
  ])("it stops with %s", async (_what, secrets, told) => {
    bed.writeSecrets(secrets);
    expect(await bed.run()).toBe(false);
    expect(bed.printed.join("\n")).toContain(told);
    expect(bed.printed.join("\n")).not.toContain("sk_test_7");
    expect(bed.cloudflare.readActs()).toEqual([]);
  });

  describe("on a build server, which keeps no files,", () => {
    const changes = { losesFiles: true };

    test("it makes no secrets, and uses those of the first deployment", async () => {
      expect(await bed.run({ changes })).toBe(false);
      for (const name of ["LINK_SECRET", "STRIPE_WEBHOOK_SECRET"]) {
        expect(bed.printed.join("\n")).toContain(`${name} is missing.`);
      }
      expect(bed.cloudflare.readActs()).toEqual([]);
      expect(await bed.run(), bed.printed.join("\n")).toBe(true);
      const secrets = bed.readSecrets();
      expect(await bed.run({ changes: { ...changes, ...atCommit("c".repeat(40)) } })).toBe(true);
      expect(bed.readSecrets()).toEqual(secrets);
    });

    test("it makes no webhook endpoint, because Stripe shows its secret only once", async () => {
      bed.writeSecrets({
        ...ACCESS,
        STRIPE_SECRET_KEY: KEY,
        LINK_SECRET: makeLinkSecret(),
        STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdefghijklmnopqrstuv",
      });
      expect(await bed.run({ changes })).toBe(false);
      expect(bed.printed.join("\n")).toContain("There is no webhook endpoint");
      expect(bed.account.endpoints).toEqual([]);
    });
  });

  test("with several accounts it asks for one, and uses the one that is named", async () => {
    bed.cloudflare.accounts = ["a", "b"].map((one) => ({
      id: one.repeat(32),
      name: `Account ${one}`,
    }));
    expect(await bed.run()).toBe(false);
    expect(bed.printed.join("\n")).toContain(`${"b".repeat(32)}  Account b`);
    bed.site.account = "b".repeat(32);
    expect(await bed.run()).toBe(true);
    bed.site.account = "c".repeat(32);
    expect(await bed.run()).toBe(false);
  });
});
