import { describe, expect, test } from "vitest";
import { readLinkSecrets } from "./env-fields.ts";
import { parseJobsEnv, readAlertChannels, readMailBrand } from "./worker-envs.ts";

const common = {
  ENVIRONMENT: "production",
  SITE_ORIGIN: "https://kindling.example",
  BRAND_NAME: "Kindling",
  CONTACT_EMAIL: "hello@kindling.example",
  MAIL_FROM: "mail@kindling.example",
  LINK_SECRET: "a secret that is long enough to be one",
  DB: {},
  FILES: {},
  EMAIL_QUEUE: {},
  VERSION: { id: "1" },
  STRIPE_QUEUE: {},
  STRIPE_SECRET_KEY: "sk_live_marked",
};
const byTransport = {
  sandbox: { MAIL_TRANSPORT: "sandbox", ENVIRONMENT: "development", MAIL_SANDBOX: {} },
  cloudflare: { MAIL_TRANSPORT: "cloudflare", SEND_EMAIL: {} },
  resend: { MAIL_TRANSPORT: "resend", RESEND_API_KEY: "re_key" },
};
const good = { ...common, ...byTransport.cloudflare };

test.each(Object.entries(byTransport))(
  "The transport %s is accepted with its settings",
  (_name, own) => {
    expect(parseJobsEnv({ ...common, ...own })).toEqual({ ...common, ...own, MAIL_PER_SECOND: 5 });
  },
);

test("The Stripe sandbox is refused in production", () => {
  expect(() => parseJobsEnv({ ...good, STRIPE_SANDBOX: {} })).toThrow(
    "Environment refused. STRIPE_SANDBOX: is bound in production",
  );
});

describe("Without a transport's settings the worker does not start, and the error names them", () => {
  test.each([
    ["sandbox", "MAIL_SANDBOX"],
    ["cloudflare", "SEND_EMAIL"],
    ["resend", "RESEND_API_KEY"],
  ] as const)("%s: %s", (transport, name) => {
    const env = { ...common, ...byTransport[transport], [name]: undefined };
    expect(() => parseJobsEnv(env)).toThrow(new RegExp(`^Environment refused\\. ${name}: [^;]+$`));
  });

  test.each(Object.keys(common))("%s", (name) => {
    expect(() => parseJobsEnv({ ...good, [name]: undefined })).toThrow(
      new RegExp(`^Environment refused\\. ${name}: [^;]+$`),
    );
  });
});

test("The mail sandbox is refused in production", () => {
  const env = { ...common, ...byTransport.sandbox, ENVIRONMENT: "production" };
  expect(() => parseJobsEnv(env)).toThrow("ENVIRONMENT: has no sandbox");
});

test.each([
  ["MAIL_TRANSPORT", "smtp"],
  ["MAIL_TRANSPORT", undefined],
  ["MAIL_FROM", "Kindling <mail@kindling.example>"],
  ["MAIL_FROM", "mail@kindling.example\r\nBcc: eve@evil.test"],
  ["LINK_SECRET", "short"],
  ["POSTAL_ADDRESS", " "],
])("%s cannot be %j", (name, value) => {
  expect(() => parseJobsEnv({ ...good, [name]: value })).toThrow(`Environment refused. ${name}: `);
});

test("The error does not quote a refused value, which may be a secret", () => {
  const env = { ...good, LINK_SECRET: "marked", MAIL_TRANSPORT: "marked", SITE_ORIGIN: "marked" };
  expect(() => parseJobsEnv(env)).not.toThrow("marked");
});

test("Mails use the brand of the environment", () => {
  expect(readMailBrand(parseJobsEnv({ ...good, POSTAL_ADDRESS: "1 Elm St" }))).toEqual({
    name: "Kindling",
    contactEmail: "hello@kindling.example",
    siteOrigin: "https://kindling.example",
    postalAddress: "1 Elm St",
  });
  expect(readMailBrand(parseJobsEnv(good))).not.toHaveProperty("postalAddress");
});

test("The current secret comes first, the previous one second", () => {
  expect(readLinkSecrets({ LINK_SECRET: "new" })).toEqual(["new"]);
  expect(readLinkSecrets({ LINK_SECRET: "new", LINK_SECRET_PREVIOUS: "old" })).toEqual([
    "new",
    "old",
  ]);
});

test.each([
  ["https://hooks.slack.com/services/T0/B0/x", "slack"],
  ["https://ntfy.sh/our-alarms", "ntfy"],
  ["https://ntfy.example.test/alarms", "ntfy"],
  ["https://alerts.example.test/hook", "json"],
])("Alarms go to %s as %s", (ALERT_WEBHOOK_URL, kind) => {
  const env = parseJobsEnv({ ...common, ...byTransport.resend, ALERT_WEBHOOK_URL });
  expect(readAlertChannels(env)).toEqual({
    email: env.CONTACT_EMAIL,
    heartbeatUrl: null,
    site: env.SITE_ORIGIN,
    webhook: { url: ALERT_WEBHOOK_URL, kind },
  });
});
