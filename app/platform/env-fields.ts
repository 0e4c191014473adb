import type { Fetcher } from "@cloudflare/workers-types";
import { z } from "zod";
import type { LinkSecrets } from "./signed-link.ts";

export const binding = <T>() =>
  z.custom<T>((value) => typeof value === "object" && value !== null, { error: "is not bound" });
export const text = z.string().trim().min(1, "is empty");
export const email = z.email("is not an email address");
export const url = z.url({ protocol: /^https?$/, error: "is not an http(s) URL", abort: true });
export const origin = url.refine(
  (value) => new URL(value).origin === value,
  "must be scheme and host only",
);
export const secret = z.string("is missing").min(32, "must have at least 32 characters");

/** Requests with the sandbox's key go to its binding, all others to Stripe. */
export const stripeFields = {
  STRIPE_SECRET_KEY: text,
  STRIPE_SANDBOX: binding<Fetcher>().optional(),
};

/** Payments of a sandbox must never be taken for money. */
export const sandboxIsForDevelopment = {
  isGood: (env: { ENVIRONMENT: string; STRIPE_SANDBOX?: unknown }): boolean =>
    env.ENVIRONMENT === "development" || env.STRIPE_SANDBOX === undefined,
  refusal: { path: ["STRIPE_SANDBOX"], error: "is bound in production" },
};

const PUBLISHABLE_KEY = /^pk_(?:live|test)_\w+$/;
/** It stands in pages, so nothing else may ever stand in its place. */
export const publishableKey = z
  .string("is missing")
  .regex(PUBLISHABLE_KEY, "begins with pk_live_ or pk_test_");

/** `live`, `test`, or `test_sandbox` for a key that only the local Stripe takes. */
export const readKeyMode = (key: string): string | undefined =>
  /^[a-z]+_(live|test_sandbox|test)/.exec(key)?.[1];

/** A browser that is sent to another Stripe than the server finds none of its payments there. */
export const stripeKeysMatch = {
  isGood: (env: { STRIPE_SECRET_KEY: string; STRIPE_PUBLISHABLE_KEY: string }): boolean =>
    readKeyMode(env.STRIPE_SECRET_KEY) === readKeyMode(env.STRIPE_PUBLISHABLE_KEY),
  refusal: { path: ["STRIPE_PUBLISHABLE_KEY"], error: "is of another mode than STRIPE_SECRET_KEY" },
};

/** What signs and verifies mailed links; the previous one only verifies, while its links are still about. */
export const linkSecretFields = {
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
 * @throws when a variable or binding is missing or wrong, with the names of all that are, so that a bad
 * deployment never starts.
 */
export function parseEnv<S extends z.ZodType>(schema: S, env: unknown): z.output<S> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Environment refused. ${problems.join("; ")}`);
}
