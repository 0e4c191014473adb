import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Built } from "../products/build-products.ts";
import { root } from "../tool.ts";
import { CloudflareStandIn, StripeStandIn } from "./account-stand-in.ts";
import { openContext } from "./context.ts";
import { withEmptyCloudflare, withEmptyStripe } from "./empty-account.ts";
import { listSteps } from "./plan.ts";
import { EXAMPLE_FILE, readSite } from "./production.ts";
import { runSteps } from "./steps.ts";
import type { World } from "./world.ts";

const COMMIT = "4f1d2c3b4a5968778695a4b3c2d1e0f901234567";
const KEY = "sk_live_4eC39HqLyjWDarjtT1zdp7dc";
const migrations = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));

let folder: string;
let cloudflare: CloudflareStandIn;
let account: StripeStandIn;
let world: World;
let printed: string[];
let site: ReturnType<typeof readSite>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-deploy-test-"));
  mkdirSync(join(folder, "build/assets"), { recursive: true });
  writeFileSync(join(folder, "build/assets/page-1.js"), "1");
  writeFileSync(join(folder, "guide.pdf"), "the guide");
  writeFileSync(join(folder, "secrets.json"), JSON.stringify({ STRIPE_SECRET_KEY: KEY }));
  site = readSite(EXAMPLE_FILE);
  site.variables["ACCESS_AUD"] = "0123456789abcdef".repeat(4);
  cloudflare = new CloudflareStandIn();
  cloudflare.migrations = migrations;
  account = new StripeStandIn();
  printed = [];
  world = {
    wrangler: cloudflare.wrangler,
    openStripe: () => account,
    fetch: answerAsSite,
    resolveNs: async () => ["ada.ns.cloudflare.com", "bob.ns.cloudflare.com"],
    resolveTxt: async () => [],
    readCommit: () => ({ id: COMMIT, isClean: true }),
    readTestedCommit: () => COMMIT,
    checkLaunch: async () => ({ text: "", inTheWay: 0 }),
    clientBuild: join(folder, "build"),
    isBuilt: () => true,
    build: async () => undefined,
    buildProducts: async () => [product("bundles/guide.pdf", join(folder, "guide.pdf"))],
    sleep: async () => undefined,
    print: (line) => void printed.push(line),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const product = (key: string, path: string): Built => ({
  product: { key, contentType: "application/pdf", sources: [], make: async () => new Uint8Array() },
  path,
});

const versionOf = (worker: string) => cloudflare.workers.get(`kindling-${worker}`)?.current.id;

/** As the workers answer once they are deployed. */
async function answerAsSite(url: string, init?: RequestInit): Promise<Response> {
  const { hostname, pathname } = new URL(url);
  const health = (worker: string) => {
    const version = versionOf(worker);
    return new Response(version, { status: version === undefined ? 404 : 200 });
  };
  if (hostname === "console.kindling.example") return new Response(null, { status: 302 });
  if (pathname === "/healthz") return health("web");
  if (pathname === "/healthz/jobs") return health("jobs");
  if (pathname === "/healthz/webhooks") return health("stripe-webhook");
  if (init?.method === "POST") return new Response(null, { status: 400 });
  if (pathname === "/parts.json") return new Response(null, { status: 404 });
  return new Response("Kindling");
}

const run = ({
  isDryRun = false,
  changes = {},
}: {
  isDryRun?: boolean;
  changes?: Partial<World>;
} = {}) => {
  const context = openContext({
    ...{ environment: "production", file: "production.json", folder: join(folder, "target") },
    ...{ site, isDryRun, secretsPath: join(folder, "secrets.json"), patienceMs: 60_000 },
    world: { ...world, ...changes },
  });
  return runSteps(listSteps(context), { isDryRun, print: context.world.print });
};
const readKept = () => JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"));
const tagsOf = () =>
  ["jobs", "stripe-webhook", "console", "web", "web-money"].map(
    (worker) => cloudflare.workers.get(`kindling-${worker}`)?.current.tag,
  );

describe("From an empty account", () => {
  beforeEach(async () => {
    expect(await run(), printed.join("\n")).toBe(true);
  });

  test("everything is made, in an order in which nobody calls what is not there", () => {
    const acts = cloudflare.readActs().map((call) => call.replaceAll(folder, ""));
    expect(acts.map((act) => /^(?:\w+ )+[^\s-]\S*|^deploy \S+ \S+/.exec(act)?.[0])).toEqual([
      ...["d1 create kindling", "r2 bucket create kindling-files"],
      ...["queues create kindling-email", "queues create kindling-email-dead"],
      ...["queues create kindling-mail-events", "queues create kindling-print"],
      ...["queues create kindling-stripe", "d1 migrations apply DB"],
      ...["r2 object put kindling-files/bundles/guide.pdf"],
      ...["r2 object put kindling-files/deployed/products.json"],
      ...["jobs", "webhook", "console", "web", "money"].map(
        (id) => `deploy --config /target/${id}.toml`,
      ),
    ]);
    expect(acts[0]).toContain("--location enam");
    expect(acts[2]).toContain("--message-retention-period-secs 1209600");
  });

  test("workers that share a secret have the same one, and others do not have it", () => {
    const { LINK_SECRET, STRIPE_WEBHOOK_SECRET } = readKept();
    expect(LINK_SECRET).toMatch(/^[0-9a-f]{64}$/);
    const shared = { LINK_SECRET, STRIPE_SECRET_KEY: KEY };
    for (const worker of ["jobs", "web", "web-money"]) {
      expect(cloudflare.readSecrets(`kindling-${worker}`)).toEqual(shared);
    }
    expect(cloudflare.readSecrets("kindling-stripe-webhook")).toEqual({ STRIPE_WEBHOOK_SECRET });
    expect(cloudflare.readSecrets("kindling-console")).toEqual({ STRIPE_SECRET_KEY: KEY });
    expect(account.endpoints).toEqual([STRIPE_WEBHOOK_SECRET]);
  });

  test("no secret is printed, given on a command line, or left in a file but the one that is kept", () => {
    const secrets = Object.values(readKept()) as string[];
    expect(secrets).toHaveLength(3);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "secrets.json")
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    const seen = [...printed, ...cloudflare.calls, ...files].join("\n");
    for (const secret of secrets) expect(seen).not.toContain(secret);
    const given = cloudflare.calls.flatMap((call) => /--secrets-file (\S+)/.exec(call)?.[1] ?? []);
    expect(given).toHaveLength(5);
    for (const file of given) expect(existsSync(file)).toBe(false);
    if (process.platform !== "win32") {
      expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
    }
  });

  test("a second time nothing is changed", async () => {
    const acts = cloudflare.readActs().length;
    printed.length = 0;
    expect(await run(), printed.join("\n")).toBe(true);
    expect(cloudflare.readActs()).toHaveLength(acts);
    expect(account.changes).toBe(1);
    expect(printed.filter((line) => !line.startsWith("ok  "))).toEqual([]);
  });

  test("a new commit brings new workers and nothing else, with the point to restore to", async () => {
    cloudflare.calls.length = 0;
    const other = { id: "b".repeat(40), isClean: true };
    const changes = { readCommit: () => other, readTestedCommit: () => other.id };
    expect(await run({ changes })).toBe(true);
    expect(cloudflare.readActs().map((call) => call.split(" ")[0])).toEqual(
      Array(5).fill("deploy"),
    );
    const bookmarks = readFileSync(join(folder, "target/bookmarks.jsonl"), "utf8").trim();
    expect(bookmarks.split("\n").map((line) => JSON.parse(line).bookmark)).toEqual([
      expect.stringMatching(/^00000085-/),
      expect.stringMatching(/^00000085-/),
    ]);
  });

  test("a changed secret reaches the workers that have it, and a changed product the bucket", async () => {
    cloudflare.calls.length = 0;
    writeFileSync(
      join(folder, "secrets.json"),
      JSON.stringify({ ...readKept(), STRIPE_SECRET_KEY: "sk_live_new" }),
    );
    writeFileSync(join(folder, "guide.pdf"), "the second edition");
    expect(await run()).toBe(true);
    expect(cloudflare.readActs().filter((call) => call.startsWith("deploy"))).toHaveLength(4);
    expect(cloudflare.objects.get("kindling-files/bundles/guide.pdf")).toBe("the second edition");
  });
});

describe("A step that fails", () => {
  const FAULTS = [
    ...[
      "d1 list",
      "d1 create",
      "r2 bucket list",
      "r2 bucket create",
      "queues info",
      "queues create",
    ],
    ...["queues create kindling-stripe", "secret list", "d1 execute", "d1 time-travel"],
    ...["d1 migrations apply", "r2 object get", "r2 object put kindling-files/bundles"],
    ...["r2 object put kindling-files/deployed", "deployments status"],
    ...["jobs", "webhook", "console", "web", "money"].map((id) => `deploy --config .*${id}.toml`),
  ];
  const cases = FAULTS.flatMap((call) =>
    (["before", "after"] as const).map((when) => ({ call, when })),
  );

  test.each(cases)("$call, $when it acts: the next run completes what is left", async (fault) => {
    let isBroken = true;
    cloudflare.fault = (call) =>
      isBroken && new RegExp(fault.call).test(call) ? fault.when : null;
    expect(await run()).toBe(false);
    expect(printed.filter((line) => line.startsWith("FAIL"))).toHaveLength(1);
    const secrets = { ...readKept() };

    isBroken = false;
    expect(await run(), printed.join("\n")).toBe(true);
    expect(tagsOf()).not.toContain(undefined);
    // What was made once is not made a second time.
    expect(readKept()).toMatchObject(secrets);
    expect(account.endpoints).toEqual([readKept().STRIPE_WEBHOOK_SECRET]);
    for (const worker of ["jobs", "web", "web-money"]) {
      expect(cloudflare.readSecrets(`kindling-${worker}`)["LINK_SECRET"]).toBe(
        readKept().LINK_SECRET,
      );
    }
    const acts = cloudflare.readActs().length;
    expect(await run()).toBe(true);
    expect(cloudflare.readActs()).toHaveLength(acts);
  });

  test.each(["before", "after"] as const)("Stripe, %s it acts: the same", async (when) => {
    account.fault = when;
    expect(await run()).toBe(false);
    account.fault = null;
    expect(await run(), printed.join("\n")).toBe(true);
    expect(account.endpoints).toEqual([readKept().STRIPE_WEBHOOK_SECRET]);
  });

  test.each([
    ["the last worker", { isBroken: true, path: "" }],
    ["a page of the new version", { isBroken: false, path: "/downloads" }],
    ["the database behind the new version", { isBroken: false, path: "/healthz" }],
  ])("%s: every worker goes back to its version before, in reverse", async (_what, broken) => {
    expect(await run()).toBe(true);
    const before = tagsOf();
    cloudflare.calls.length = 0;
    printed.length = 0;
    cloudflare.fault = (call) =>
      broken.isBroken && /deploy .*money.toml/.test(call) ? "before" : null;
    const other = { id: "c".repeat(40), isClean: true };
    const changes: Partial<World> = {
      readCommit: () => other,
      readTestedCommit: () => other.id,
      fetch: (url, init) =>
        broken.path !== "" && new URL(url).pathname === broken.path
          ? Promise.resolve(new Response("x", { status: 503 }))
          : answerAsSite(url, init),
    };
    expect(await run({ changes })).toBe(false);
    expect(tagsOf()).toEqual(before);
    const back = cloudflare
      .readActs()
      .flatMap((call) => /^rollback \S+ --name (\S+)/.exec(call)?.[1] ?? []);
    const workers = ["web-money", "web", "console", "stripe-webhook", "jobs"];
    expect(back).toEqual(workers.slice(broken.isBroken ? 1 : 0).map((name) => `kindling-${name}`));
    expect(printed.filter((line) => line.startsWith("back"))).toHaveLength(5);
  });

  test("of a first version, which has none before it, says that it stays", async () => {
    cloudflare.fault = (call) => (/deploy .*money.toml/.test(call) ? "before" : null);
    expect(await run()).toBe(false);
    expect(cloudflare.readActs().some((call) => call.startsWith("rollback"))).toBe(false);
    expect(printed.join("\n")).toContain("kindling-web had no version before: it stays as it is.");
  });
});

describe("Before anything is done", () => {
  const refused: [string, Partial<World>, string][] = [
    ["files differ", { readCommit: () => ({ id: COMMIT, isClean: false }) }, "commit them"],
    ["tests have not passed", { readTestedCommit: () => null }, "npm test has not passed"],
    [
      "something blocks a launch",
      { checkLaunch: async () => ({ text: "IN THE WAY (1)\n  it\n\nmore", inTheWay: 1 }) },
      "IN THE WAY (1)\n          it",
    ],
    ["the zone is elsewhere", { resolveNs: async () => ["ns1.elsewhere.example"] }, "name servers"],
    [
      "nobody is logged in",
      { wrangler: async () => ({ ok: false, output: "" }) },
      "Nobody is logged in",
    ],
  ];
  test.each(refused)("%s: it stops", async (_what, changes, told) => {
    expect(await run({ changes })).toBe(false);
    expect(printed.join("\n")).toContain(told);
    expect(cloudflare.readActs()).toEqual([]);
    expect(account.changes).toBe(0);
  });

  test.each([
    ["no key", {}, "STRIPE_SECRET_KEY is missing. Put it into production.secrets.json"],
    ["a test key", { STRIPE_SECRET_KEY: "sk_test_7" }, "is of another mode"],
    [
      "a secret that a worker refuses",
      { STRIPE_SECRET_KEY: KEY, LINK_SECRET: "a".repeat(40) },
      "LINK_SECRET: is easy to guess",
    ],
  ])("%s: it stops", async (_what, secrets, told) => {
    writeFileSync(join(folder, "secrets.json"), JSON.stringify(secrets));
    expect(await run()).toBe(false);
    expect(printed.join("\n")).toContain(told);
    expect(printed.join("\n")).not.toContain("sk_test_7");
    expect(cloudflare.readActs()).toEqual([]);
  });

  test("with several accounts it asks for one, and takes the one that is named", async () => {
    cloudflare.accounts = ["a", "b"].map((one) => ({ id: one.repeat(32), name: `Account ${one}` }));
    expect(await run()).toBe(false);
    expect(printed.join("\n")).toContain(`${"b".repeat(32)}  Account b`);
    site.account = "b".repeat(32);
    expect(await run()).toBe(true);
    site.account = "c".repeat(32);
    expect(await run()).toBe(false);
  });
});

describe("A secret that is not at hand any more", () => {
  beforeEach(async () => {
    expect(await run()).toBe(true);
    writeFileSync(join(folder, "secrets.json"), JSON.stringify({ STRIPE_SECRET_KEY: KEY }));
  });

  test("is left where the workers have it", async () => {
    const before = cloudflare.readSecrets("kindling-web");
    expect(await run(), printed.join("\n")).toBe(true);
    expect(cloudflare.readSecrets("kindling-web")).toEqual(before);
    expect(account.changes).toBe(1);
  });

  test("is asked for when only some have it: a second one would break every mailed link", async () => {
    cloudflare.workers.delete("kindling-web-money");
    expect(await run()).toBe(false);
    expect(printed.join("\n")).toContain(
      "jobs and web has a LINK_SECRET that nobody can read back",
    );
  });

  test("of the webhook is replaced together with its endpoint when its worker has none", async () => {
    cloudflare.workers.delete("kindling-stripe-webhook");
    expect(await run(), printed.join("\n")).toBe(true);
    expect(account.endpoints).toEqual([readKept().STRIPE_WEBHOOK_SECRET]);
    expect(account.changes).toBe(2);
  });
});

describe("A dry run", () => {
  test("prints every act, does none, and says what is in the way", async () => {
    const changes = { readTestedCommit: () => null };
    expect(await run({ isDryRun: true, changes })).toBe(false);
    expect(cloudflare.readActs()).toEqual([]);
    expect(account.changes).toBe(0);
    const plan = printed.join("\n");
    expect(plan).toContain("npm test has not passed");
    for (const act of [
      "d1 create kindling --location enam",
      "upload bundles/guide.pdf",
      ...migrations,
    ]) {
      expect(plan).toContain(act);
    }
    for (const id of ["jobs", "webhook", "console", "web", "money"]) {
      expect(plan).toContain(`${id}.toml`);
    }
    expect(plan).toContain("POST https://kindling.example/webhooks/stripe");
  });

  test("without a login or a key is the plan of an empty account", async () => {
    const empty = withEmptyStripe(withEmptyCloudflare(world));
    expect(await run({ isDryRun: true, changes: empty })).toBe(false);
    expect(printed.filter((line) => line.startsWith("FAIL"))).toEqual([
      "FAIL  the account at Cloudflare",
    ]);
    expect(printed.filter((line) => line.startsWith("plan")).length).toBeGreaterThan(15);
  });
});
