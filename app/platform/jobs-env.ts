import type { Fetcher, Queue, SendEmail } from "@cloudflare/workers-types";
import { z } from "zod";
import type { MailBrand } from "#app/domain/brand.ts";
import { binding, commonFields, email, parseEnv, text } from "./env-fields.ts";

const AnyJobsEnv = z.object({
  ...commonFields,
  POSTAL_ADDRESS: text.optional(),
  MAIL_FROM: email,
  STRIPE_QUEUE: binding<Queue<{ objectId: string }>>(),
});

const JobsEnv = z.discriminatedUnion(
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
