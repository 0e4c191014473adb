import { z } from "zod";
import { commonFields, parseEnv } from "./env-fields.ts";

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
