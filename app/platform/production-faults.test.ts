import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parseWebEnv } from "./env.ts";
import { findProductionFaults } from "./production-faults.ts";
import { parseConsoleEnv, parseJobsEnv, parseWebhookEnv } from "./worker-envs.ts";

const WORKERS = [
  "wrangler.toml",
  "workers/jobs/wrangler.toml",
  "workers/stripe-webhook/wrangler.toml",
  "workers/console/wrangler.toml",
];
const varsOf = (path: string) =>
  parse(readFileSync(path, "utf8"))["vars"] as Record<string, string>;

const namesOf = (env: Record<string, unknown>) => findProductionFaults(env).map(({ name }) => name);

/** As `openssl rand` prints them. */
const RANDOM = [
  "0f5c2a91d8e7b6430c1f9a82e5d7b364",
  "q7Vb3xT0kZs9Wm2LhRfY8uPcN4dJ6gAe",
  "whsec_9fK2mQz7Xb1TnR4vLc8YpD3sWj6H",
];

const refused: Record<string, readonly string[]> = {
  CLAIMS: ["seed"],
  LEGAL_NAME: ["Kindling Example Ltd"],
  POSTAL_ADDRESS: ["1 Example Street, Exampletown"],
  SITE_ORIGIN: [
    "http://kindling.app",
    "https://localhost",
    "https://localhost:8787",
    "https://shop.localhost",
    "https://127.0.0.1",
    "https://0.0.0.0",
    "https://[::1]",
  ],
  WEB_APP_URL: ["http://kindling.app/start", "https://localhost:3000/"],
  APPLE_STORE_URL: ["http://apps.apple.com/"],
  GOOGLE_STORE_URL: ["http://play.google.com/"],
  PERFECTIONISM_FOLDER_URL: ["http://folder.app/toolkit"],
  STRIPE_SECRET_KEY: ["sk_test_sandbox", "sk_test_4eC39HqLyjW", "rk_test_7"],
  STRIPE_PUBLISHABLE_KEY: ["pk_test_sandbox", "pk_test_4eC39HqLyjW"],
  STRIPE_LIVEMODE: ["false"],
  TURNSTILE_SITE_KEY: ["sandbox", "1x00000000000000000000AA", "3x00000000000000000000FF"],
  TURNSTILE_SECRET_KEY: ["sandbox", "sandbox-2", "2x0000000000000000000000000000000AA"],
};
const weak = [
  "short",
  "q7Vb3xT0kZs9Wm2LhRfY8uPcN4dJ6gA",
  "a".repeat(32),
  "ab".repeat(20),
  "abcdefghijkl".repeat(3),
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
  "112233445566778899112233445566778",
  "development-only-and-known-to-everybody",
  "whsec_sandbox_known_to_everybody_0000",
];
const SECRETS = ["LINK_SECRET", "STRIPE_WEBHOOK_SECRET"].flatMap((name) => [
  name,
  `${name}_PREVIOUS`,
]);
for (const name of SECRETS) refused[name] = weak;

const accepted: Record<string, readonly string[]> = {
  CLAIMS: ["verified"],
  LEGAL_NAME: ["Kindling Ltd"],
  SITE_ORIGIN: ["https://kindling.app", "https://localhost.app"],
  STRIPE_SECRET_KEY: ["sk_live_4eC39HqLyjW", "rk_live_7"],
  STRIPE_PUBLISHABLE_KEY: ["pk_live_4eC39HqLyjW"],
  STRIPE_LIVEMODE: ["true"],
  TURNSTILE_SITE_KEY: ["0x4AAAAAAADnPIDROrmt1Wwj"],
  TURNSTILE_SECRET_KEY: ["0x4AAAAAAADnPIDROrmt1Wwj-secret"],
  ...Object.fromEntries(SECRETS.map((name) => [name, RANDOM])),
};

const rowsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([name, values]) => values.map((value) => ({ name, value })));

test.each(rowsOf(refused))("Production refuses $name = $value, without quoting it", (row) => {
  const faults = findProductionFaults({ [row.name]: row.value });
  expect(faults.map(({ name }) => name)).toEqual([row.name]);
  expect(faults[0]?.problem).not.toContain(row.value);
});

test.each(rowsOf(accepted))("Production accepts $name = $value", ({ name, value }) => {
  expect(namesOf({ [name]: value })).toEqual([]);
});

test("Production accepts samples with ALLOW_SAMPLES=yes only", () => {
  const seed = { CLAIMS: "seed" };
  expect(namesOf({ ...seed, ALLOW_SAMPLES: "yes" })).toEqual([]);
  for (const word of ["", "no", "true", true]) {
    expect(namesOf({ ...seed, ALLOW_SAMPLES: word }), String(word)).toEqual(["CLAIMS"]);
  }
});

test("A rehearsal may have a placeholder for its operator", () => {
  expect(namesOf({ LEGAL_NAME: "Example Ltd", ALLOW_TEST_KEYS: "yes" })).toEqual([]);
});

test.each(["STRIPE_SANDBOX", "TURNSTILE_SANDBOX", "MAIL_SANDBOX"])("%s is refused", (name) => {
  expect(findProductionFaults({ [name]: {} })).toEqual([
    { name, problem: "is bound in production" },
  ]);
});

test("Every secret and key that the repository publishes is refused", () => {
  const published = WORKERS.flatMap((path) => Object.entries(varsOf(path))).filter(([name]) =>
    /SECRET|KEY/.test(name),
  );
  expect(published.length).toBeGreaterThan(5);
  for (const [name, value] of published) expect(namesOf({ [name]: value }), name).toEqual([name]);
});

describe("A worker with development values does not start in production, and names them", () => {
  const parsers = [parseWebEnv, parseJobsEnv, parseWebhookEnv, parseConsoleEnv];
  test.each(WORKERS.map((path, at) => ({ path, parse: parsers[at] })))("$path", (worker) => {
    const vars = { ...varsOf(worker.path), ENVIRONMENT: "production" };
    const names = namesOf(vars);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(() => worker.parse?.(vars)).toThrow(new RegExp(`[ .]${name}: `));
    }
  });
});

test("Production accepts Stripe's test keys with ALLOW_TEST_KEYS=yes only, and the local Stripe's keys never", () => {
  const test = {
    STRIPE_SECRET_KEY: "sk_test_7",
    STRIPE_PUBLISHABLE_KEY: "pk_test_7",
    STRIPE_LIVEMODE: "false",
  };
  expect(namesOf({ ...test, ALLOW_TEST_KEYS: "yes" })).toEqual([]);
  for (const word of ["", "no", "true", true]) {
    expect(namesOf({ ...test, ALLOW_TEST_KEYS: word }), String(word)).toEqual(Object.keys(test));
  }
  const local = { STRIPE_SECRET_KEY: "sk_test_sandbox", ALLOW_TEST_KEYS: "yes" };
  expect(namesOf(local)).toEqual(["STRIPE_SECRET_KEY"]);
});
