import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../tool.ts";
import { readWorkerConfig } from "../worker-configs.ts";
import { type Derived, deriveConfigs, targetOf } from "./derive-configs.ts";
import { fillEnvironment } from "./preflight.ts";
import { DERIVED, EXAMPLE_FILE, isLive, readSite, type Site } from "./production.ts";
import { SECRETS } from "./secrets.ts";
import { FILLED_IN } from "./site-stand-in.ts";
import { TWIN_PATHS } from "./twin-paths.ts";
import { QUEUES, WORKER_IDS, WORKERS, type WorkerId } from "./workers.ts";

const example = readSite(EXAMPLE_FILE);
const rehearsal: Site = {
  ...example,
  name: "kindling-staging",
  console: "console.staging.kindling.example",
  variables: {
    ...example.variables,
    SITE_ORIGIN: "https://staging.kindling.example",
    STRIPE_PUBLISHABLE_KEY: "pk_test_example",
  },
};
const production = deriveConfigs(example, targetOf("production"));
const staging = deriveConfigs(rehearsal, targetOf("staging"));
const entriesOf = (derived: Derived) =>
  Object.entries(derived).map(([id, config]) => ({ id: id as WorkerId, config }));

const valuesOf = (value: unknown, key: string): unknown[] => {
  const found: unknown[] = [];
  JSON.stringify(value, (name, one) => {
    if (name === key) found.push(one);
    return one;
  });
  return found;
};

describe.each([
  ["production", production, example],
  ["staging", staging, rehearsal],
] as const)("In %s", (_environment, derived, site) => {
  test.each(entriesOf(derived))("$id would start", ({ id, config }) => {
    const secrets = { STRIPE_SECRET_KEY: isLive(site) ? "sk_live_example" : "sk_test_example" };
    const env = { ...fillEnvironment(config, secrets, isLive(site)), ...FILLED_IN };
    expect(() => WORKERS[id].parse(env)).not.toThrow();
  });

  test.each(entriesOf(derived))("$id has no local settings, and no secret", ({ config }) => {
    const text = JSON.stringify(config);
    expect(text).not.toMatch(/sandbox|localhost|development|"dev-|database_id|"access"/i);
    for (const name of SECRETS) expect(config["vars"]).not.toHaveProperty(name);
  });

  test.each(entriesOf(derived))("$id answers only on the site's hosts", ({ config }) => {
    expect(config).toMatchObject({ workers_dev: false, preview_urls: false });
    const { host } = new URL(site.variables["SITE_ORIGIN"] ?? "");
    for (const pattern of valuesOf(config["routes"], "pattern")) {
      expect([host, site.console]).toContain(String(pattern).split("/")[0]);
    }
    for (const zone of valuesOf(config["routes"], "zone_name")) expect(zone).toBe(site.zone);
  });

  test("the twin is the web worker under another name, in another place, at other addresses", () => {
    const { name, placement, routes, ...twin } = derived.money ?? {};
    const { name: nameOfWeb, routes: host, ...web } = derived.web ?? {};
    expect(twin).toEqual(web);
    expect({ name, placement }).toEqual({
      name: `${nameOfWeb}-money`,
      placement: { region: site.placement },
    });
    expect(host).toEqual([
      { pattern: new URL(site.variables["SITE_ORIGIN"] ?? "").host, custom_domain: true },
    ]);
    expect(routes).toHaveLength(TWIN_PATHS.length);
  });

  test("exactly the queues of the configurations are created", () => {
    const used = entriesOf(derived).flatMap(({ config }) =>
      ["queue", "dead_letter_queue"].flatMap((key) => valuesOf(config, key)),
    );
    expect([...new Set(used)].sort()).toEqual(QUEUES.map((queue) => `${site.name}-${queue}`));
  });

  test("databases, buckets and rate limits are bound as in development", () => {
    for (const { id, config } of entriesOf(derived)) {
      const local = readWorkerConfig(WORKERS[id].config);
      for (const key of ["d1_databases", "r2_buckets", "ratelimits", "version_metadata"]) {
        expect(valuesOf(config[key], "binding")).toEqual(valuesOf(local[key], "binding"));
        expect(valuesOf(config[key], "simple")).toEqual(valuesOf(local[key], "simple"));
      }
    }
  });
});

test("Production and staging share no worker, database, bucket, queue, rate limit or route", () => {
  for (const key of ["name", "database_name", "bucket_name", "queue", "namespace_id", "pattern"]) {
    const [one, other] = [production, staging].map((derived) => new Set(valuesOf(derived, key)));
    // Bindings for mail have the same name everywhere, as they name nothing outside.
    const both = [...(one ?? [])].filter((value) => other?.has(value) && value !== "SEND_EMAIL");
    expect(
      both.filter((value) => !String(value).startsWith("LIMIT_")),
      key,
    ).toEqual([]);
  }
});

test("Stripe's mode is that of the key, and test keys are allowed only in staging", () => {
  const modes = [production, staging].map(({ webhook, web }) => ({
    webhook: webhook?.["vars"],
    web: web?.["vars"],
  }));
  expect(modes[0]?.webhook).toEqual({ ENVIRONMENT: "production", STRIPE_LIVEMODE: "true" });
  expect(modes[1]?.webhook).toEqual({
    ENVIRONMENT: "production",
    STRIPE_LIVEMODE: "false",
    ALLOW_TEST_KEYS: "yes",
  });
  expect(modes[0]?.web).not.toHaveProperty("ALLOW_TEST_KEYS");
});

test("Each worker names the secrets that it needs to start", () => {
  const required = Object.fromEntries(
    entriesOf(production).map(({ id, config }) => [id, valuesOf(config, "required")[0]]),
  );
  expect(required).toEqual({
    jobs: ["LINK_SECRET", "STRIPE_SECRET_KEY"],
    webhook: ["STRIPE_WEBHOOK_SECRET"],
    console: ["STRIPE_SECRET_KEY"],
    web: ["LINK_SECRET", "STRIPE_SECRET_KEY"],
    money: ["LINK_SECRET", "STRIPE_SECRET_KEY"],
  });
  const byResend = { ...example.variables, MAIL_TRANSPORT: "resend" };
  const { jobs } = deriveConfigs({ ...example, variables: byResend }, targetOf("production"));
  expect(valuesOf(jobs, "required")).toEqual([
    ["LINK_SECRET", "STRIPE_SECRET_KEY", "RESEND_API_KEY"],
  ]);
  expect(jobs).not.toHaveProperty("send_email");
});

test("A site without a host for the console has none", () => {
  const { console: _, ...without } = example;
  expect(Object.keys(deriveConfigs(without, targetOf("production")))).toEqual([
    ...WORKER_IDS.filter((id) => id !== "console"),
  ]);
});

test("Every documented variable is read by a worker or the smoke test, and every secret is marked", () => {
  const paragraphs = readFileSync(join(root, ".dev.vars.example"), "utf8").split(/\n\s*\n/);
  const namesIn = (text: string) =>
    [...text.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = ""]) => name);
  const documented = namesIn(paragraphs.join("\n"));
  const known = ["cloudflare", "resend"].flatMap((MAIL_TRANSPORT) =>
    WORKER_IDS.flatMap((id) => Object.keys(WORKERS[id].fields({ MAIL_TRANSPORT }))),
  );
  const unknown = documented.filter((name) => !known.includes(name));
  expect(unknown).toEqual(["ACCESS_CLIENT_ID", "ACCESS_CLIENT_SECRET"]);
  expect(documented).toEqual(expect.arrayContaining([...DERIVED]));
  const secret = paragraphs.filter((text) => text.startsWith("# Secret")).flatMap(namesIn);
  expect(secret.sort()).toEqual([...SECRETS].sort());
});
