/** A variable that production refuses, and why; never its value, which may be a secret. */
export type ProductionFault = { readonly name: string; readonly problem: string };

type Check = (value: unknown, env: Readonly<Record<string, unknown>>) => string | null;

/** Local Stripe, local Turnstile, and the secrets that this repository publishes. */
const FROM_DEVELOPMENT = /sandbox|development[ _-]?only|known[ _-]to[ _-]everybody/i;
/** The test keys in Cloudflare's documentation, which let everybody or nobody pass. */
const TURNSTILE_TEST_KEY = /^[123]x0{8,}/;
const LOCAL_HOST = /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/;

/** Thirty-two random hexadecimal digits have fourteen different ones on average. */
const FEWEST_DIFFERENT = 10;
const SHORTEST = 32;

const refuseDevelopment = (value: unknown) =>
  typeof value === "string" && FROM_DEVELOPMENT.test(value)
    ? "is a development value that everybody knows"
    : null;

const refuseWeak: Check = (value) => {
  if (typeof value !== "string") return null;
  const isRepeated = (value + value).indexOf(value, 1) < value.length;
  const isWeak = value.length < SHORTEST || isRepeated || new Set(value).size < FEWEST_DIFFERENT;
  return refuseDevelopment(value) ?? (isWeak ? "is easy to guess: generate a random one" : null);
};

/** A rehearsal runs with Stripe's test mode, and otherwise as production does. */
const isRehearsal = (env: Readonly<Record<string, unknown>>) => env["ALLOW_TEST_KEYS"] === "yes";

const refuseTestKey: Check = (value, env) =>
  typeof value === "string" && /^[a-z]+_test_/.test(value) && !isRehearsal(env)
    ? "is a test key"
    : refuseDevelopment(value);

const refuseTurnstileTestKey: Check = (value) =>
  typeof value === "string" && TURNSTILE_TEST_KEY.test(value)
    ? "is a test key"
    : refuseDevelopment(value);

const refuseLocal: Check = (value) => {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, hostname } = new URL(value);
  if (LOCAL_HOST.test(hostname)) return "is an address of this machine";
  return protocol === "https:" ? null : "is not https";
};

const refuseBound: Check = (value) => (value === undefined ? null : "is bound in production");

const refuseSamples: Check = (value, env) =>
  value === "seed" && env["ALLOW_SAMPLES"] !== "yes"
    ? "shows invented claims, which takes ALLOW_SAMPLES=yes in production"
    : null;

/** Of production.example.json. */
const refusePlaceholder: Check = (value, env) =>
  typeof value === "string" && /\bexample/i.test(value) && !isRehearsal(env)
    ? "is a placeholder"
    : null;

const CHECKS: Readonly<Record<string, Check>> = {
  CLAIMS: refuseSamples,
  LEGAL_NAME: refusePlaceholder,
  POSTAL_ADDRESS: refusePlaceholder,
  REPRESENTED_BY: refusePlaceholder,
  REGISTER_ENTRY: refusePlaceholder,
  VAT_NUMBER: refusePlaceholder,
  SITE_ORIGIN: refuseLocal,
  WEB_APP_URL: refuseLocal,
  APPLE_STORE_URL: refuseLocal,
  GOOGLE_STORE_URL: refuseLocal,
  PERFECTIONISM_FOLDER_URL: refuseLocal,
  ALERT_WEBHOOK_URL: refuseLocal,
  HEARTBEAT_URL: refuseLocal,
  LINK_SECRET: refuseWeak,
  LINK_SECRET_PREVIOUS: refuseWeak,
  STRIPE_WEBHOOK_SECRET: refuseWeak,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: refuseWeak,
  RESEND_WEBHOOK_SECRET: refuseWeak,
  STRIPE_SECRET_KEY: refuseTestKey,
  STRIPE_PUBLISHABLE_KEY: refuseTestKey,
  STRIPE_LIVEMODE: (value, env) =>
    value === "false" && !isRehearsal(env) ? "ignores every live payment" : null,
  TURNSTILE_SITE_KEY: refuseTurnstileTestKey,
  TURNSTILE_SECRET_KEY: refuseTurnstileTestKey,
  STRIPE_SANDBOX: refuseBound,
  TURNSTILE_SANDBOX: refuseBound,
  MAIL_SANDBOX: refuseBound,
};

/** Finds what is fine in development but dangerous in production, in the variables and bindings of any worker. */
export const findProductionFaults = (env: Readonly<Record<string, unknown>>): ProductionFault[] =>
  Object.entries(CHECKS).flatMap(([name, check]) => {
    const problem = check(env[name], env);
    return problem === null ? [] : [{ name, problem }];
  });
