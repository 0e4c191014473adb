import type { D1Database, Fetcher, Queue, R2Bucket } from "@cloudflare/workers-types";
import { z } from "zod";
import { allowance, binding, commonFields, parseEnv, text } from "./env-fields.ts";

const { SITE_ORIGIN } = commonFields;

const AnyConsoleEnv = z.object({
  SITE_ORIGIN,
  BRAND_NAME: text,
  DB: binding<D1Database>(),
  FILES: binding<R2Bucket>(),
  EMAIL_QUEUE: binding<Queue<{ jobId: string }>>(),
  STRIPE_SECRET_KEY: text,
  ALLOW_TEST_KEYS: allowance,
  STRIPE_SANDBOX: binding<Fetcher>().optional(),
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
