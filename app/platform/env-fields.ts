import type { D1Database, Fetcher, Queue, R2Bucket } from "@cloudflare/workers-types";
import { z } from "zod";
import { findProductionFaults } from "./production-faults.ts";
import type { LinkSecrets } from "./signed-link.ts";

export const binding = <T>() =>
  z.custom<T>((value) => typeof value === "object" && value !== null, { error: "is not bound" });
export const text = z.string().trim().min(1, "is empty");
export const email = z.email("is not an email address");
export const url = z.url({ protocol: /^https?$/, error: "is not an http(s) URL", abort: true });
const origin = url.refine(
  (value) => new URL(value).origin === value,
  "must be scheme and host only",
);
export const secret = z.string("is missing").min(32, "must have at least 32 characters");

export const svixSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, "begins with whsec_, and goes on in base64");

const PUBLISHABLE_KEY = /^pk_(?:live|test)_\w+$/;
/** Rendered into pages, so a secret key put here by mistake must be refused. */
export const publishableKey = z
  .string("is missing")
  .regex(PUBLISHABLE_KEY, "begins with pk_live_ or pk_test_");

/** `live`, `test`, or `test_sandbox` for a key that only the local Stripe accepts. */
export const readKeyMode = (key: string): string | undefined =>
  /^[a-z]+_(live|test_sandbox|test)/.exec(key)?.[1];

/** With keys of two modes, browser and server would talk to different Stripe accounts. */
export const stripeKeysMatch = {
  isGood: (env: { STRIPE_SECRET_KEY: string; STRIPE_PUBLISHABLE_KEY: string }): boolean =>
    readKeyMode(env.STRIPE_SECRET_KEY) === readKeyMode(env.STRIPE_PUBLISHABLE_KEY),
  refusal: { path: ["STRIPE_PUBLISHABLE_KEY"], error: "is of another mode than STRIPE_SECRET_KEY" },
};

type TurnstileKeys = {
  TURNSTILE_SITE_KEY?: string | undefined;
  TURNSTILE_SECRET_KEY?: string | undefined;
};

/** Both keys or neither. */
export const turnstileKeysMatch = {
  isGood: ({ TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: key }: TurnstileKeys) =>
    (site === undefined) === (key === undefined),
  refusal: { path: ["TURNSTILE_SECRET_KEY"], error: "does not go with TURNSTILE_SITE_KEY" },
};

const environment = z.enum(["development", "production"], "is not development or production");

/** Allows something that `findProductionFaults` otherwise refuses. */
export const allowance = z.enum(["yes", "no"], "is not yes or no").optional();

/** The fields of every worker. `VERSION` says which deployment answers. */
export const everyWorkersFields = {
  ALLOW_TEST_KEYS: allowance,
  ENVIRONMENT: environment,
  VERSION: binding<{ readonly id: string }>(),
};

/** Fields that the web and the jobs worker share; the console has some of them. */
export const commonFields = {
  ...everyWorkersFields,
  SITE_ORIGIN: origin,
  BRAND_NAME: text,
  CONTACT_EMAIL: email,
  DB: binding<D1Database>(),
  FILES: binding<R2Bucket>(),
  EMAIL_QUEUE: binding<Queue<{ jobId: string }>>(),
  STRIPE_QUEUE: binding<Queue<{ objectId: string }>>(),
  STRIPE_SECRET_KEY: text,
  /** Receives the requests made with the sandbox's key; all others go to Stripe. */
  STRIPE_SANDBOX: binding<Fetcher>().optional(),
  /** Signs mailed links. The previous secret only verifies links that are still valid. */
  LINK_SECRET: secret,
  LINK_SECRET_PREVIOUS: secret.optional(),
};

export const readLinkSecrets = (env: {
  LINK_SECRET: string;
  LINK_SECRET_PREVIOUS?: string | undefined;
}): LinkSecrets =>
  env.LINK_SECRET_PREVIOUS === undefined
    ? [env.LINK_SECRET]
    : [env.LINK_SECRET, env.LINK_SECRET_PREVIOUS];

/**
 * Production also refuses what `findProductionFaults` lists.
 * @throws Error that names every missing or refused variable and binding, so that a bad deployment never starts.
 */
export function parseEnv<S extends z.ZodType>(schema: S, env: unknown): z.output<S> {
  const parsed = schema.safeParse(env);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    ...listFaults(env),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(`Environment refused. ${problems.join("; ")}`);
}

function listFaults(env: unknown): string[] {
  const all: Readonly<Record<string, unknown>> = { ...Object(env) };
  if (all["ENVIRONMENT"] !== "production") return [];
  return findProductionFaults(all).map(({ name, problem }) => `${name}: ${problem}`);
}
