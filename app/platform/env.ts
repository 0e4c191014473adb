import type { Fetcher, Queue } from "@cloudflare/workers-types";
import { z } from "zod";
import type { Brand } from "#app/domain/brand.ts";
import type { Operator } from "#app/domain/operator.ts";
import type { PixelIds } from "#app/domain/pixels.ts";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import type { WaitlistTerms } from "#app/domain/waitlist.ts";
import {
  allowance,
  binding,
  commonFields,
  email,
  parseEnv,
  publishableKey,
  readKeyMode,
  stripeKeysMatch,
  text,
  turnstileKeysMatch,
  url,
} from "./env-fields.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Variables that only the legal pages show. */
export const operatorFields = {
  LEGAL_NAME: text.optional(),
  POSTAL_ADDRESS: text.optional(),
  OPERATOR_COUNTRY: text.optional(),
  OPERATOR_PHONE: text.optional(),
  EU_REPRESENTATIVE: text.optional(),
  UK_REPRESENTATIVE: text.optional(),
  REPRESENTED_BY: text.optional(),
  VAT_NUMBER: text.optional(),
  REGISTER_ENTRY: text.optional(),
  SUPERVISORY_AUTHORITY: text.optional(),
  GOVERNING_LAW: text.optional(),
  PRIVACY_EMAIL: email.optional(),
  MAIL_PROVIDER: text.optional(),
};

/** Without these a legal page would say “Not given yet.” */
const NEEDED = [
  "LEGAL_NAME",
  "POSTAL_ADDRESS",
  "OPERATOR_COUNTRY",
  "GOVERNING_LAW",
  "SUPERVISORY_AUTHORITY",
  "MAIL_PROVIDER",
] as const;

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
  /** `off`, or the ids of the running experiments, separated by commas; unset: all. */
  EXPERIMENTS: z
    .string()
    .regex(/^[a-z0-9]+(?:,[a-z0-9]+)*$/, "is not off, or ids with commas")
    .optional(),
  PRINT_QUEUE: binding<Queue<{ attemptId: string } | { orderId: string }>>(),
});

export type WebEnv = z.infer<typeof WebEnv>;

/** Refuses a site that takes live payments and does not say who sells. */
function nameOperator(env: WebEnv, { addIssue }: z.RefinementCtx): void {
  if (env.ENVIRONMENT !== "production" || env.ALLOW_TEST_KEYS === "yes") return;
  for (const name of NEEDED.filter((needed) => env[needed] === undefined)) {
    addIssue({
      code: "custom",
      path: [name],
      message: "is missing, which the law wants on our pages",
    });
  }
}

/** Reads the web worker's variables and bindings; throws like `parseEnv`. */
export const parseWebEnv = (env: unknown): WebEnv =>
  parseEnv(
    WebEnv.refine(stripeKeysMatch.isGood, stripeKeysMatch.refusal)
      .refine(turnstileKeysMatch.isGood, turnstileKeysMatch.refusal)
      .superRefine(nameOperator),
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

export const readOperator = (env: WebEnv): Operator => ({
  legalName: env.LEGAL_NAME ?? null,
  postalAddress: env.POSTAL_ADDRESS ?? null,
  country: env.OPERATOR_COUNTRY ?? null,
  phone: env.OPERATOR_PHONE ?? null,
  euRepresentative: env.EU_REPRESENTATIVE ?? null,
  ukRepresentative: env.UK_REPRESENTATIVE ?? null,
  representedBy: env.REPRESENTED_BY ?? null,
  vatNumber: env.VAT_NUMBER ?? null,
  registerEntry: env.REGISTER_ENTRY ?? null,
  supervisoryAuthority: env.SUPERVISORY_AUTHORITY ?? null,
  governingLaw: env.GOVERNING_LAW ?? null,
  privacyEmail: env.PRIVACY_EMAIL ?? null,
  mailProvider: env.MAIL_PROVIDER ?? null,
});
