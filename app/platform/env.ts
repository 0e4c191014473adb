import type { AnalyticsEngineDataset, Fetcher, Queue } from "@cloudflare/workers-types";
import { z } from "zod";
import type { Brand } from "#app/domain/brand.ts";
import type { PixelIds } from "#app/domain/pixels.ts";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import {
  allowance,
  binding,
  commonFields,
  parseEnv,
  publishableKey,
  readKeyMode,
  stripeKeysMatch,
  text,
  turnstileKeysMatch,
  url,
} from "./env-fields.ts";
import { operatorFields } from "./operator-env.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Goes into the URLs of images, so nothing but an id is accepted. */
const pixelId = (pattern: RegExp) => z.string().regex(pattern, "is not a pixel's id").optional();

export const WebEnv = z.object({
  ...commonFields,
  ...operatorFields,
  WEB_APP_URL: url,
  APPLE_STORE_URL: url,
  GOOGLE_STORE_URL: url,
  PERFECTIONISM_FOLDER_URL: url.optional(),
  CLAIMS: z.enum(["seed", "verified"], "is not seed or verified"),
  ALLOW_SAMPLES: allowance,
  WAITLIST_CONFIRM: z.enum(["yes", "no"], "is not yes or no").optional(),
  WAITLIST_CLOSES_AT: z.iso.datetime("is not a time in UTC, as 2027-03-31T22:00:00Z").optional(),
  WAITLIST_PLACES: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "is not a whole number from 1 to 9999999")
    .optional(),
  META_PIXEL_ID: pixelId(/^\d{8,20}$/),
  REDDIT_PIXEL_ID: pixelId(/^[at]2_[a-z0-9]{4,20}$/),
  /** Real counters are shown from this number on: a smaller number convinces nobody. */
  COUNTERS_FROM: z.coerce.number("is not a number").int().min(1).default(100),
  HSTS_SCOPE: z.enum(["host", "subdomains", "preload"]).default("host"),
  LIMIT_5: binding<RateLimiter>(),
  LIMIT_10: binding<RateLimiter>(),
  LIMIT_30: binding<RateLimiter>(),
  LIMIT_60: binding<RateLimiter>(),
  LIMIT_300: binding<RateLimiter>(),
  LIMIT_600: binding<RateLimiter>(),
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_PORTAL_CONFIGURATION: z
    .string()
    .regex(/^bpc_\w+$/, "must be the id of a portal configuration, bpc_…")
    .optional(),
  TURNSTILE_SITE_KEY: text.optional(),
  TURNSTILE_SECRET_KEY: text.optional(),
  /** Receives the calls made with the sandbox's keys. */
  TURNSTILE_SANDBOX: binding<Fetcher>().optional(),
  /** Where the steps of funnels are counted: in the database or in Analytics Engine. */
  COUNTING: z.enum(["database", "analytics"], "is not database or analytics").optional(),
  ANALYTICS: binding<AnalyticsEngineDataset>().optional(),
  /** `off`, or the ids of the running experiments, separated by commas; unset: all. */
  EXPERIMENTS: z
    .string()
    .regex(/^[a-z0-9]+(?:,[a-z0-9]+)*$/, "is not off, or ids with commas")
    .optional(),
  PRINT_QUEUE: binding<Queue<{ attemptId: string } | { orderId: string }>>(),
});

/** Counting in Analytics Engine needs its binding. */
const isCountingBound = {
  isGood: (env: { COUNTING?: string | undefined; ANALYTICS?: unknown }) =>
    env.COUNTING !== "analytics" || env.ANALYTICS !== undefined,
  refusal: { path: ["ANALYTICS"], error: "is not bound, and COUNTING is analytics" },
};

export type WebEnv = z.infer<typeof WebEnv>;

/** Reads the web worker's variables and bindings; throws like `parseEnv`. */
export const parseWebEnv = (env: unknown): WebEnv =>
  parseEnv(
    WebEnv.refine(stripeKeysMatch.isGood, stripeKeysMatch.refusal)
      .refine(turnstileKeysMatch.isGood, turnstileKeysMatch.refusal)
      .refine(isCountingBound.isGood, isCountingBound.refusal),
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

/** Anyone can sign up with someone else's address, so production asks for confirmation unless configured otherwise. */
export const readWaitlistTerms = (env: WebEnv): WaitlistTerms => ({
  needsConfirmation: (env.WAITLIST_CONFIRM ?? DEFAULT_CONFIRM[env.ENVIRONMENT]) === "yes",
  closesAtMs: env.WAITLIST_CLOSES_AT === undefined ? null : Date.parse(env.WAITLIST_CLOSES_AT),
  places: env.WAITLIST_PLACES === undefined ? null : Number(env.WAITLIST_PLACES),
});

const DEFAULT_CONFIRM = { production: "yes", development: "no" } as const;

/** Returns the ids of the running experiments. */
export const readRunning = ({ EXPERIMENTS }: WebEnv): readonly string[] | "all" => {
  if (EXPERIMENTS === undefined) return "all";
  return EXPERIMENTS === "off" ? [] : EXPERIMENTS.split(",");
};

export const readPixelIds = ({ META_PIXEL_ID, REDDIT_PIXEL_ID }: WebEnv): PixelIds => ({
  meta: META_PIXEL_ID,
  reddit: REDDIT_PIXEL_ID,
});

/** The local Stripe serves its own script. */
export const readPaymentSetup = ({ STRIPE_PUBLISHABLE_KEY }: WebEnv): PaymentSetup => ({
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  scriptUrl: readKeyMode(STRIPE_PUBLISHABLE_KEY) === "test_sandbox" ? "/__sandbox/stripe.js" : null,
});
