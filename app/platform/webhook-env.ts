import type { D1Database, Queue } from "@cloudflare/workers-types";
import { z } from "zod";
import { binding, everyWorkersFields, parseEnv, secret, svixSecret } from "./env-fields.ts";

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
