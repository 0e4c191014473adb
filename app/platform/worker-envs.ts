import type { D1Database, Fetcher, Queue, SendEmail } from "@cloudflare/workers-types";
import { z } from "zod";
import type { MailBrand } from "#app/domain/brand.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import {
  binding,
  commonFields,
  email,
  everyWorkersFields,
  parseEnv,
  secret,
  svixSecret,
  text,
  url,
} from "./env-fields.ts";

type WebhookKind = "slack" | "ntfy" | "json";

const AnyJobsEnv = z.object({
  ...commonFields,
  POSTAL_ADDRESS: text.optional(),
  MAIL_FROM: email,
  /** How many mails the provider accepts per second. */
  MAIL_PER_SECOND: z.coerce
    .number("is not a number")
    .int("is not a whole number")
    .min(1, "is not from 1 to 100")
    .max(100, "is not from 1 to 100")
    .default(5),
  /** The address for alarms; CONTACT_EMAIL by default. */
  ALERT_EMAIL: email.optional(),
  ALERT_WEBHOOK_URL: url.optional(),
  HEARTBEAT_URL: url.optional(),
});

export const JobsEnv = z.discriminatedUnion(
  "MAIL_TRANSPORT",
  [
    AnyJobsEnv.extend({
      MAIL_TRANSPORT: z.literal("sandbox"),
      // Production mail must never end up in a test inbox.
      ENVIRONMENT: z.literal("development", "has no sandbox to send its mail to"),
      MAIL_SANDBOX: binding<Fetcher>(),
    }),
    AnyJobsEnv.extend({
      MAIL_TRANSPORT: z.literal("cloudflare"),
      SEND_EMAIL: binding<SendEmail>(),
    }),
    AnyJobsEnv.extend({
      MAIL_TRANSPORT: z.literal("resend"),
      RESEND_API_KEY: text,
    }),
  ],
  "is not sandbox, cloudflare or resend",
);

export type JobsEnv = z.infer<typeof JobsEnv>;

/** Reads the jobs worker's variables and bindings; throws like `parseEnv`. */
export const parseJobsEnv = (env: unknown): JobsEnv => parseEnv(JobsEnv, env);

export const readMailBrand = (env: JobsEnv): MailBrand => ({
  name: env.BRAND_NAME,
  contactEmail: env.CONTACT_EMAIL,
  siteOrigin: env.SITE_ORIGIN,
  ...(env.POSTAL_ADDRESS === undefined ? {} : { postalAddress: env.POSTAL_ADDRESS }),
});

/** The channels by which alarms reach the operator. */
export const readAlertChannels = (env: JobsEnv) => ({
  email: (env.ALERT_EMAIL ?? env.CONTACT_EMAIL) as EmailAddress,
  webhook:
    env.ALERT_WEBHOOK_URL === undefined
      ? null
      : { url: env.ALERT_WEBHOOK_URL, kind: readKind(new URL(env.ALERT_WEBHOOK_URL)) },
  heartbeatUrl: env.HEARTBEAT_URL ?? null,
  site: env.SITE_ORIGIN,
});

/** The webhook's format follows from its address. */
function readKind({ hostname }: URL): WebhookKind {
  if (hostname === "hooks.slack.com") return "slack";
  return hostname.startsWith("ntfy.") ? "ntfy" : "json";
}

export const WebhookEnv = z.object({
  ...everyWorkersFields,
  DB: binding<D1Database>(),
  STRIPE_QUEUE: binding<Queue<{ objectId: string }>>(),
  /** Whether the events of this endpoint are in live mode. */
  STRIPE_LIVEMODE: z.enum(["true", "false"]).transform((value) => value === "true"),
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: secret.optional(),
  /** The secret of Resend's webhook, which does not answer without it. */
  RESEND_WEBHOOK_SECRET: svixSecret.optional(),
});

export type WebhookEnv = z.output<typeof WebhookEnv>;

/** Reads the webhook worker's variables and bindings; throws like `parseEnv`. */
export const parseWebhookEnv = (env: unknown): WebhookEnv => parseEnv(WebhookEnv, env);

const AnyConsoleEnv = z.object(commonFields).pick({
  SITE_ORIGIN: true,
  BRAND_NAME: true,
  VERSION: true,
  DB: true,
  FILES: true,
  EMAIL_QUEUE: true,
  STRIPE_QUEUE: true,
  STRIPE_SECRET_KEY: true,
  ALLOW_TEST_KEYS: true,
  STRIPE_SANDBOX: true,
});

export const ConsoleEnv = z.discriminatedUnion(
  "ENVIRONMENT",
  [
    AnyConsoleEnv.extend({ ENVIRONMENT: z.literal("development") }),
    AnyConsoleEnv.extend({
      ENVIRONMENT: z.literal("production"),
      ACCESS_TEAM_DOMAIN: z
        .string("is missing")
        .regex(/^[a-z0-9-]+\.cloudflareaccess\.com$/, "is not <team>.cloudflareaccess.com"),
      ACCESS_AUD: z
        .string("is missing")
        .regex(/^[0-9a-f]{64}$/, "is not the audience tag of an Access application"),
    }),
  ],
  "is not development or production",
);

export type ConsoleEnv = z.infer<typeof ConsoleEnv>;

/** Reads the console's variables and bindings; throws like `parseEnv`. */
export const parseConsoleEnv = (env: unknown): ConsoleEnv => parseEnv(ConsoleEnv, env);
