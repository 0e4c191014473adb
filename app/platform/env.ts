import type { Fetcher, Queue } from "@cloudflare/workers-types";
import { z } from "zod";
import type { Brand } from "#app/domain/brand.ts";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";
import type { PixelIds } from "#app/domain/pixels.ts";
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

/** Goes into the addresses of images, so nothing but an id is taken. */
const pixelId = (pattern: RegExp) => z.string().regex(pattern, "is not a pixel's id").optional();

const WebEnv = z.object({
  ...commonFields,
  WEB_APP_URL: url,
  APPLE_STORE_URL: url,
  GOOGLE_STORE_URL: url,
  PERFECTIONISM_FOLDER_URL: url.optional(),
  META_PIXEL_ID: pixelId(/^\d{8,20}$/),
  REDDIT_PIXEL_ID: pixelId(/^[at]2_[a-z0-9]{4,20}$/),
  CLAIMS: z.enum(["seed", "verified"]).default("seed"),
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

export const readPixelIds = ({ META_PIXEL_ID, REDDIT_PIXEL_ID }: WebEnv): PixelIds => ({
  meta: META_PIXEL_ID,
  reddit: REDDIT_PIXEL_ID,
});

/** The local Stripe serves its own script. */
export const readPaymentSetup = ({ STRIPE_PUBLISHABLE_KEY }: WebEnv): PaymentSetup => ({
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  scriptUrl: readKeyMode(STRIPE_PUBLISHABLE_KEY) === "test_sandbox" ? "/__sandbox/stripe.js" : null,
});
