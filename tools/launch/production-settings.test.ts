import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { judgeSettings, readProduction } from "./production-settings.ts";

const DEVELOPMENT = ['name = "web"', "[vars]", 'SITE_ORIGIN = "http://localhost:8787"'];
const judge = (...production: string[]) =>
  judgeSettings(
    readProduction("web.toml", [...DEVELOPMENT, "[env.production]", ...production].join("\n")),
  );

test("A setting is told with its file, line and table, and development's are none of them", () => {
  expect(judge("[[env.production.d1_databases]]", 'database_id = "00000000-0000"')).toEqual([
    "web.toml:6  d1_databases database_id is a placeholder: 00000000-0000",
  ]);
});

test.each([
  'SITE_ORIGIN = "https://kindling.example"',
  'CONTACT_EMAIL = "hello@example.com"',
  'SITE_ORIGIN = "https://localhost:8787"',
  'routes = [{ pattern = "kindling.example/webhooks/stripe", zone_name = "kindling.example" }]',
  'CLAIMS = "seed"',
  'ENVIRONMENT = "development"',
  'STRIPE_LIVEMODE = "false"',
  'MAIL_TRANSPORT = "sandbox"',
  'SITE_ORIGIN = "http://kindling.app"',
  'SITE_ORIGIN = "https://127.0.0.1"',
  'STRIPE_PUBLISHABLE_KEY = "pk_test_4eC39HqLyjW"',
  'LINK_SECRET = "development-only-and-known-to-everybody"',
  'TURNSTILE_SITE_KEY = "1x00000000000000000000AA"',
])("%s stands in the way", (line) => {
  expect(judge("[env.production.vars]", line)).toHaveLength(1);
});

test.each([
  'SITE_ORIGIN = "https://kindling.app"',
  'CONTACT_EMAIL = "hello@examples.app"',
  'database_id = "7b6c0000-0000-4000-8000-00000000abcd"',
  'CLAIMS = "verified"',
  'GOOGLE_STORE_URL = "https://play.google.com/store/search?q=Kindling&c=apps"',
])("%s does not", (line) => {
  expect(judge("[env.production.vars]", line)).toEqual([]);
});

test("A refused secret is named and not quoted", () => {
  const [told] = judge("[env.production.vars]", `LINK_SECRET = "${"a".repeat(40)}"`);
  expect(told).toBe("web.toml:6  LINK_SECRET is easy to guess: generate a random one");
});

test("Workers that disagree stand in the way", () => {
  const [web, jobs] = ["one", "two"].map((name) =>
    readProduction(name, `[env.production.vars]\nSITE_ORIGIN = "https://${name}.app"`),
  );
  expect(judgeSettings([...(web ?? []), ...(jobs ?? [])])).toEqual([
    "SITE_ORIGIN differs between the workers: https://one.app, https://two.app",
  ]);
});

test("Nothing of what production has in the repository is overlooked", () => {
  const text = readFileSync(join(root, "wrangler.toml"), "utf8");
  const production = text.slice(text.indexOf("[env.production]"));
  const assignments = production.split("\n").filter((line) => /^\w+ = /.test(line));
  expect(readProduction("wrangler.toml", text)).toHaveLength(assignments.length);
});

test("A worker that production alone has is read from its first line, with each of its routes", () => {
  const lines = [
    'name = "twin"',
    "routes = [",
    '  { pattern = "kindling.example/success*", zone_name = "kindling.app" },',
    '  { pattern = "kindling.app/library*", zone_name = "kindling.app" },',
    "]",
    "[vars]",
    'SITE_ORIGIN = "https://two.app"',
  ];
  const web = readProduction("web.toml", '[env.production.vars]\nSITE_ORIGIN = "https://one.app"');
  expect(readProduction("twin.toml", lines.join("\n"))).toEqual([]);
  const twin = readProduction("twin.toml", lines.join("\n"), true);
  expect(judgeSettings([...web, ...twin])).toEqual([
    expect.stringMatching(/^twin\.toml:3 {2}pattern is a placeholder: /),
    "SITE_ORIGIN differs between the workers: https://one.app, https://two.app",
  ]);
});
