import { describe, expect, test } from "vitest";
import {
  operatorFields,
  parseWebEnv,
  readBrand,
  readPaymentSetup,
  readRunning,
  readWaitlistTerms,
} from "./env.ts";

const limiter = { limit: async () => ({ success: true }) };
const good = {
  ENVIRONMENT: "production",
  SITE_ORIGIN: "https://kindling.example",
  BRAND_NAME: "Kindling",
  CONTACT_EMAIL: "hello@kindling.example",
  WEB_APP_URL: "https://app.kindling.example/start",
  APPLE_STORE_URL: "https://apps.apple.com/search?term=Kindling",
  GOOGLE_STORE_URL: "https://play.google.com/store/search?q=Kindling&c=apps",
  PERFECTIONISM_FOLDER_URL: "https://folder.example/toolkit",
  META_PIXEL_ID: "123456789012345",
  REDDIT_PIXEL_ID: "a2_abcd1234",
  CLAIMS: "verified",
  LEGAL_NAME: "Kindling Ltd",
  POSTAL_ADDRESS: "1 Quay Street, Galway",
  OPERATOR_COUNTRY: "Ireland",
  GOVERNING_LAW: "Ireland",
  SUPERVISORY_AUTHORITY: "Data Protection Commission",
  MAIL_PROVIDER: "Cloudflare, Inc.",
  DB: {},
  FILES: {},
  LIMIT_5: limiter,
  LIMIT_10: limiter,
  LIMIT_30: limiter,
  LIMIT_60: limiter,
  LIMIT_300: limiter,
  LIMIT_600: limiter,
  WAITLIST_CONFIRM: "yes",
  WAITLIST_CLOSES_AT: "2027-03-31T22:00:00Z",
  WAITLIST_PLACES: "1000",
  STRIPE_SECRET_KEY: "sk_live_4eC39HqLyjW",
  STRIPE_PUBLISHABLE_KEY: "pk_live_4eC39HqLyjW",
  LINK_SECRET: "a secret that is long enough to be one",
  LINK_SECRET_PREVIOUS: "the one before it, which is as long as it",
  EMAIL_QUEUE: {},
  STRIPE_QUEUE: {},
  VERSION: { id: "1" },
  PRINT_QUEUE: {},
};
type Name = keyof typeof good;
const names = Object.keys(good) as Name[];

const bad: Record<Name, readonly unknown[]> = {
  ENVIRONMENT: ["", "staging", "Production"],
  SITE_ORIGIN: [
    "",
    "kindling.example",
    "https://kindling.example/",
    "https://kindling.example/path",
    "https://Kindling.example",
    "https://user@kindling.example",
    "ftp://kindling.example",
    "javascript:alert(1)",
  ],
  BRAND_NAME: ["", "   ", 7],
  CONTACT_EMAIL: ["", "hello", "Hello <hello@kindling.example>"],
  WEB_APP_URL: ["", "kindling.example", "javascript:alert(1)"],
  APPLE_STORE_URL: ["", "itms-apps://apps.apple.com"],
  GOOGLE_STORE_URL: ["", "market://search?q=Kindling"],
  PERFECTIONISM_FOLDER_URL: ["", "folder.example/toolkit", "javascript:alert(1)"],
  META_PIXEL_ID: ["", "1234", "12345678&ev=Purchase", "12345678 ", 12345678],
  REDDIT_PIXEL_ID: ["", "abcd1234", "a2_", "a2_abcd1234'", "https://evil.example"],
  CLAIMS: ["", "true", "Seed"],
  LEGAL_NAME: ["", 7],
  POSTAL_ADDRESS: ["", "  "],
  OPERATOR_COUNTRY: [""],
  GOVERNING_LAW: [""],
  SUPERVISORY_AUTHORITY: [""],
  MAIL_PROVIDER: [""],
  DB: [null, "DB"],
  FILES: [null, "kindling-files"],
  LIMIT_5: [null, "LIMIT_5"],
  LIMIT_10: [null, 10],
  LIMIT_30: [null, "30"],
  LIMIT_60: [null, true],
  LIMIT_300: [null, 300],
  LIMIT_600: [null, 600],
  WAITLIST_CONFIRM: ["", "true", true],
  WAITLIST_CLOSES_AT: ["", "2027-03-31", "2027-03-31T22:00", "2027-03-31T22:00:00+02:00", "soon"],
  WAITLIST_PLACES: ["", "0", "-1", "1.5", "many", 1_000],
  STRIPE_SECRET_KEY: [null, "", 5],
  STRIPE_PUBLISHABLE_KEY: ["", 5, "sk_test_sandbox", "pk_test_", "pk_live_<script>"],
  LINK_SECRET: ["", "thirty-one characters are short", 7],
  LINK_SECRET_PREVIOUS: ["", "short"],
  EMAIL_QUEUE: [null, "kindling-email"],
  STRIPE_QUEUE: [null, "kindling-stripe"],
  VERSION: [null, "1"],
  PRINT_QUEUE: [null, "kindling-print"],
};

test("A complete environment is accepted, and unknown variables are dropped", () => {
  expect(parseWebEnv({ ...good, ASSETS: {}, PATH: "/bin" })).toEqual(good);
});

test("Neither development nor a rehearsal has to name an operator", () => {
  const unnamed = { ...good, LEGAL_NAME: undefined };
  expect(parseWebEnv({ ...unnamed, ENVIRONMENT: "development" }).LEGAL_NAME).toBeUndefined();
  expect(parseWebEnv({ ...unnamed, ALLOW_TEST_KEYS: "yes" }).LEGAL_NAME).toBeUndefined();
});

test("Development may use plain http with a port", () => {
  const local = { ...good, ENVIRONMENT: "development", SITE_ORIGIN: "http://localhost:8787" };
  expect(parseWebEnv(local).SITE_ORIGIN).toBe("http://localhost:8787");
});

const optional: Name[] = [
  "PERFECTIONISM_FOLDER_URL",
  "WAITLIST_CONFIRM",
  "WAITLIST_CLOSES_AT",
  "WAITLIST_PLACES",
  "META_PIXEL_ID",
  "REDDIT_PIXEL_ID",
  "LINK_SECRET_PREVIOUS",
];
const required = names.filter((name) => !optional.includes(name));

test.each(required)("Without %s the worker does not start, and the error names it", (name) => {
  expect(() => parseWebEnv({ ...good, [name]: undefined })).toThrow(
    new RegExp(`^Environment refused\\. ${name}: [^;]+$`),
  );
});

test("The Stripe sandbox is refused in production and accepted in development", () => {
  const bound = { ...good, STRIPE_SANDBOX: {} };
  expect(() => parseWebEnv({ ...bound, ENVIRONMENT: "production" })).toThrow(
    "Environment refused. STRIPE_SANDBOX: is bound in production",
  );
  const local = { ...bound, ENVIRONMENT: "development" };
  expect(parseWebEnv(local)).toEqual(local);
});

describe("Both Stripe keys must have the same mode", () => {
  const keys = ["sandbox", "4eC39HqLyjW", "live"].map((name) =>
    name === "live" ? ["sk_live_7", "pk_live_7"] : [`sk_test_${name}`, `pk_test_${name}`],
  );
  const all = keys.flatMap(([secret], mode) =>
    keys.map(([, publishable], other) => ({ secret, publishable, isGood: mode === other })),
  );
  test.each([...all, { secret: "rk_live_7", publishable: "pk_live_7", isGood: true }])(
    "$secret with $publishable: $isGood",
    ({ secret, publishable, isGood }) => {
      const keys = { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable };
      const env = { ...good, ...keys, ENVIRONMENT: "development" };
      if (isGood) expect(parseWebEnv(env).STRIPE_PUBLISHABLE_KEY).toBe(publishable);
      else expect(() => parseWebEnv(env)).toThrow("STRIPE_PUBLISHABLE_KEY: is of another mode");
    },
  );
});

describe("Turnstile is configured by two keys or not at all", () => {
  const both = { TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET_KEY: "0x4AAA-secret" };
  test("both", () => expect(parseWebEnv({ ...good, ...both })).toMatchObject(both));
  test.each(Object.keys(both))("not without %s", (name) => {
    expect(() => parseWebEnv({ ...good, ...both, [name]: undefined })).toThrow(
      "TURNSTILE_SECRET_KEY: does not go with TURNSTILE_SITE_KEY",
    );
  });
  test("the stand-in's keys only in development", () => {
    const env = { ...good, TURNSTILE_SITE_KEY: "sandbox", TURNSTILE_SECRET_KEY: "sandbox" };
    expect(() => parseWebEnv(env)).toThrow("TURNSTILE_SECRET_KEY: is a development value");
    expect(parseWebEnv({ ...env, ENVIRONMENT: "development" })).toMatchObject({
      TURNSTILE_SECRET_KEY: "sandbox",
    });
  });
});

test.each([
  [undefined, "all"],
  ["off", []],
  ["goods", ["goods"]],
  ["goods,price", ["goods", "price"]],
])("With EXPERIMENTS=%s, %j run", (EXPERIMENTS, running) => {
  expect(readRunning(parseWebEnv({ ...good, EXPERIMENTS }))).toEqual(running);
});

test.each(["", "Goods", "goods, price", "off,"])("EXPERIMENTS=%j is refused", (EXPERIMENTS) => {
  expect(() => parseWebEnv({ ...good, EXPERIMENTS })).toThrow("EXPERIMENTS: is not off");
});

test("Only the local Stripe has a script of its own", () => {
  const read = (name: string) =>
    readPaymentSetup({ ...parseWebEnv(good), STRIPE_PUBLISHABLE_KEY: name }).scriptUrl;
  expect(read("pk_test_sandbox")).toBe("/__sandbox/stripe.js");
  for (const key of ["pk_test_4eC39HqLyjW", "pk_live_7"]) expect(read(key)).toBeNull();
});

describe("A bad value is refused with its variable's name", () => {
  const cases = names.flatMap((name) => bad[name].map((value) => ({ name, value })));
  test.each(cases)("$name: $value", ({ name, value }) => {
    expect(() => parseWebEnv({ ...good, [name]: value })).toThrow(
      new RegExp(`^Environment refused\\. ${name}: `),
    );
  });
});

test("The error names everything that is missing", () => {
  // Whether the operator is named depends on the rest.
  const always = required.filter((name) => !(name in operatorFields));
  for (const name of always) expect(() => parseWebEnv({})).toThrow(` ${name}: `);
  expect(() => parseWebEnv(undefined)).toThrow("Environment refused");
});

test("The error does not quote a refused value, which may be a misplaced secret", () => {
  const secret = "sk_live_51Marked";
  const misplaced = Object.fromEntries(names.map((name) => [name, secret]));
  expect(() => parseWebEnv(misplaced)).toThrow("ENVIRONMENT");
  expect(() => parseWebEnv(misplaced)).not.toThrow(secret);
});

test("Production confirms addresses, and the waitlist has no limits, unless configured otherwise", () => {
  const bare = {
    ...good,
    WAITLIST_CONFIRM: undefined,
    WAITLIST_CLOSES_AT: undefined,
    WAITLIST_PLACES: undefined,
  };
  const read = (changes: object) => readWaitlistTerms(parseWebEnv({ ...bare, ...changes }));
  expect(read({})).toEqual({ needsConfirmation: true, closesAtMs: null, places: null });
  expect(read({ WAITLIST_CONFIRM: "no" }).needsConfirmation).toBe(false);
  const development = { ENVIRONMENT: "development" };
  expect(read(development).needsConfirmation).toBe(false);
  expect(read({ ...development, WAITLIST_CONFIRM: "yes" }).needsConfirmation).toBe(true);
  const limited = { WAITLIST_CLOSES_AT: "2027-03-31T22:00:00Z", WAITLIST_PLACES: "1000" };
  expect(read(limited)).toMatchObject({
    closesAtMs: Date.UTC(2027, 2, 31, 22),
    places: 1_000,
  });
});

test("The brand holds what pages may know of the environment", () => {
  expect(readBrand(parseWebEnv(good))).toEqual({
    name: "Kindling",
    contactEmail: "hello@kindling.example",
    siteOrigin: "https://kindling.example",
    webAppUrl: "https://app.kindling.example/start",
    appleStoreUrl: "https://apps.apple.com/search?term=Kindling",
    googleStoreUrl: "https://play.google.com/store/search?q=Kindling&c=apps",
  });
});
