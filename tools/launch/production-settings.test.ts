import { expect, test } from "vitest";
import { EXAMPLE_FILE, readSite } from "../deploy/production.ts";
import { judgeSettings, listSettings } from "./production-settings.ts";

const FILE = "production.json";
const judge = (key: string, value: string) => judgeSettings(FILE, [{ key, value }]);

test("A setting is reported with its file and name", () => {
  expect(judge("zone", "kindling.example")).toEqual([
    "production.json  zone is a placeholder: kindling.example",
  ]);
});

test.each([
  ["SITE_ORIGIN", "https://kindling.example"],
  ["CONTACT_EMAIL", "hello@example.com"],
  ["SITE_ORIGIN", "https://localhost:8787"],
  ["LEGAL_NAME", "Kindling Example Ltd"],
  ["STRIPE_PUBLISHABLE_KEY", "pk_live_example"],
  ["ACCESS_AUD", "0".repeat(64)],
  ["CLAIMS", "seed"],
  ["MAIL_TRANSPORT", "sandbox"],
  ["SITE_ORIGIN", "http://kindling.app"],
  ["SITE_ORIGIN", "https://127.0.0.1"],
  ["STRIPE_PUBLISHABLE_KEY", "pk_test_4eC39HqLyjW"],
  ["LINK_SECRET", "development-only-and-known-to-everybody"],
  ["TURNSTILE_SITE_KEY", "1x00000000000000000000AA"],
])("%s = %s blocks a launch", (key, value) => {
  expect(judge(key, value)).toHaveLength(1);
});

test.each([
  ["SITE_ORIGIN", "https://kindling.app"],
  ["CONTACT_EMAIL", "hello@examples.app"],
  ["STRIPE_PUBLISHABLE_KEY", "pk_live_4eC39HqLyjW"],
  ["CLAIMS", "verified"],
  ["GOOGLE_STORE_URL", "https://play.google.com/store/search?q=Kindling&c=apps"],
])("%s = %s does not block a launch", (key, value) => {
  expect(judge(key, value)).toEqual([]);
});

test("A refused secret is named but not quoted", () => {
  expect(judge("LINK_SECRET", "a".repeat(40))).toEqual([
    "production.json  LINK_SECRET is easy to guess: generate a random one",
  ]);
});

test("Every value of a site's file is checked", () => {
  const site = readSite(EXAMPLE_FILE);
  const keys = listSettings(site).map(({ key }) => key);
  expect(keys).toEqual([
    ...Object.keys(site).filter((key) => key !== "variables"),
    ...Object.keys(site.variables),
  ]);
});
