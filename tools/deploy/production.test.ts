import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { EXAMPLE_FILE, parseSite, readSite } from "./production.ts";

const example = JSON.parse(readFileSync(join(root, EXAMPLE_FILE), "utf8"));
const parse = (changes: object) =>
  parseSite("production.json", JSON.stringify({ ...example, ...changes }));
const withVariables = (variables: object) => ({
  variables: { ...example.variables, ...variables },
});

test("The example is complete", () => {
  expect(readSite(EXAMPLE_FILE)).toEqual(example);
});

const refused: readonly (readonly [fault: string, changes: object])[] = [
  ["name: is not a short name of a-z, 0-9 and hyphens", { name: "My Site" }],
  ["name: is what development is called", { name: "dev" }],
  ["account: is not the id of an account", { account: "me" }],
  ["zone: is not a host name, in lower case", { zone: "https://kindling.example" }],
  ["console: is not in the zone", { console: "console.elsewhere.example" }],
  ["console: is the site's own host", { console: "kindling.example" }],
  ["location: is not a location of D1", { location: "europe" }],
  ["placement: is not a region", { placement: "Virginia" }],
  ['it: Unrecognized key: "origin"', { origin: "https://kindling.example" }],
  ["variables.SITE_ORIGIN: is not in the zone", withVariables({ SITE_ORIGIN: "https://a.test" })],
  [
    "variables.SITE_ORIGIN: is not https:// and a host",
    withVariables({ SITE_ORIGIN: "https://kindling.example/" }),
  ],
  [
    "variables.STRIPE_PUBLISHABLE_KEY: is not pk_live_… or pk_test_…",
    withVariables({ STRIPE_PUBLISHABLE_KEY: "" }),
  ],
  ["variables.BRAND: is in no worker", withVariables({ BRAND: "Kindling" })],
  [
    "variables.LINK_SECRET: is a secret, and belongs into no file of git",
    withVariables({ LINK_SECRET: "a".repeat(40) }),
  ],
  ...["ENVIRONMENT", "STRIPE_LIVEMODE", "STRIPE_PORTAL_CONFIGURATION", "ALLOW_TEST_KEYS"].map(
    (name) =>
      [
        `variables.${name}: is set by the deployment itself`,
        withVariables({ [name]: "x" }),
      ] as const,
  ),
];

test.each(refused)("%s", (fault, changes) => {
  expect(() => parse(changes)).toThrow(`production.json is refused.\n  ${fault}`);
});

test("All faults are reported at once", () => {
  expect(() => parse({ zone: undefined, location: "europe" })).toThrow(
    "production.json is refused.\n  zone: is missing\n  location: is not a location of D1",
  );
});

test("A file that is missing or not JSON is reported as such", () => {
  expect(() => parseSite("production.json", "{")).toThrow(/^production\.json is not JSON: /);
  expect(() => readSite("nowhere.json")).toThrow(
    "nowhere.json is missing: copy production.example.json to it, and put in your own values.",
  );
});
