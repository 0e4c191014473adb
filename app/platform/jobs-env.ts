import type { Fetcher, SendEmail } from "@cloudflare/workers-types";
import { z } from "zod";
import type { MailBrand } from "#app/domain/brand.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { binding, commonFields, email, parseEnv, text, url } from "./env-fields.ts";

const WEBHOOKS = ["slack", "ntfy", "json"] as const;
type WebhookKind = (typeof WEBHOOKS)[number];

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
  /** The webhook's format; by default derived from its URL. */
  ALERT_WEBHOOK_KIND: z.enum(WEBHOOKS, "is not slack, ntfy or json").optional(),
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
      : {
          url: env.ALERT_WEBHOOK_URL,
          kind: env.ALERT_WEBHOOK_KIND ?? guessKind(new URL(env.ALERT_WEBHOOK_URL)),
        },
  heartbeatUrl: env.HEARTBEAT_URL ?? null,
  site: env.SITE_ORIGIN,
});

function guessKind({ hostname }: URL): WebhookKind {
  if (hostname === "hooks.slack.com") return "slack";
  return hostname === "ntfy.sh" ? "ntfy" : "json";
}
