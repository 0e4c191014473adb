import type { Fetcher, Queue } from "@cloudflare/workers-types";
import { z } from "zod";
import type { Brand } from "#app/domain/brand.ts";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";
import {
  binding,
  commonFields,
  parseEnv,
  publishableKey,
  readKeyMode,
  sandboxIsForDevelopment,
  stripeKeysMatch,
  text,
  turnstileKeysMatch,
  url,
} from "./env-fields.ts";
import type { RateLimiter } from "./rate-limit.ts";

const WebEnv = z.object({
  ...commonFields,
  WEB_APP_URL: url,
  APPLE_STORE_URL: url,
  GOOGLE_STORE_URL: url,
  PERFECTIONISM_FOLDER_URL: url.optional(),
  CLAIMS: z.enum(["seed", "verified"]).default("seed"),
  /** Real counters are shown from this number on. */
  COUNTERS_FROM: z.coerce.number("is not a number").int().min(1).optional(),
  HSTS_SCOPE: z.enum(["host", "subdomains", "preload"]).default("host"),
  LIMIT_5: binding<RateLimiter>(),
  LIMIT_10: binding<RateLimiter>(),
  LIMIT_30: binding<RateLimiter>(),
  LIMIT_60: binding<RateLimiter>(),
  LIMIT_300: binding<RateLimiter>(),
  LIMIT_600: binding<RateLimiter>(),
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  TURNSTILE_SITE_KEY: text.optional(),
  TURNSTILE_SECRET_KEY: text.optional(),
  /** Receives the calls made with the sandbox's keys. */
  TURNSTILE_SANDBOX: binding<Fetcher>().optional(),
  PRINT_QUEUE: binding<Queue<{ attemptId: string }>>(),
});

export type WebEnv = z.infer<typeof WebEnv>;

/** Reads the web worker's variables and bindings; throws like `parseEnv`. */
export const parseWebEnv = (env: unknown): WebEnv =>
  parseEnv(
    WebEnv.refine(sandboxIsForDevelopment.isGood, sandboxIsForDevelopment.refusal)
      .refine(stripeKeysMatch.isGood, stripeKeysMatch.refusal)
      .refine(turnstileKeysMatch.isGood, turnstileKeysMatch.refusal),
    env,
  );

export const readBrand = (env: WebEnv): Brand => ({
  name: env.BRAND_NAME,
  contactEmail: env.CONTACT_EMAIL,
  siteOrigin: env.SITE_ORIGIN,
  webAppUrl: env.WEB_APP_URL,
  appleStoreUrl: env.APPLE_STORE_URL,
  googleStoreUrl: env.GOOGLE_STORE_URL,
});

/** The local Stripe serves its own script. */
export const readPaymentSetup = ({ STRIPE_PUBLISHABLE_KEY }: WebEnv): PaymentSetup => ({
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  scriptUrl: readKeyMode(STRIPE_PUBLISHABLE_KEY) === "test_sandbox" ? "/__sandbox/stripe.js" : null,
});
