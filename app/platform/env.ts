import type { D1Database } from "@cloudflare/workers-types";
import { z } from "zod";
import type { Brand } from "#app/domain/brand.ts";
import type { RateLimiter } from "./rate-limit.ts";

const binding = <T>() =>
  z.custom<T>((value) => typeof value === "object" && value !== null, { error: "is not bound" });
const text = z.string().trim().min(1, "is empty");
const url = z.url({ protocol: /^https?$/, error: "is not an http(s) URL", abort: true });
const origin = url.refine(
  (value) => new URL(value).origin === value,
  "must be scheme and host only",
);

const WebEnv = z.object({
  ENVIRONMENT: z.enum(["development", "production"]),
  SITE_ORIGIN: origin,
  BRAND_NAME: text,
  CONTACT_EMAIL: z.email("is not an email address"),
  WEB_APP_URL: url,
  APPLE_STORE_URL: url,
  GOOGLE_STORE_URL: url,
  CLAIMS: z.enum(["seed", "verified"]).default("seed"),
  DB: binding<D1Database>(),
  SIGNUPS_PER_VISITOR: binding<RateLimiter>(),
  SIGNUPS_PER_ADDRESS: binding<RateLimiter>(),
});

export type WebEnv = z.infer<typeof WebEnv>;

/**
 * Reads the web worker's variables and bindings.
 * @throws when one is missing or wrong, with the names of all that are, so that a bad deployment never starts.
 */
export function parseWebEnv(env: unknown): WebEnv {
  const parsed = WebEnv.safeParse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Environment refused. ${problems.join("; ")}`);
}

export const readBrand = (env: WebEnv): Brand => ({
  name: env.BRAND_NAME,
  contactEmail: env.CONTACT_EMAIL,
  siteOrigin: env.SITE_ORIGIN,
  webAppUrl: env.WEB_APP_URL,
  appleStoreUrl: env.APPLE_STORE_URL,
  googleStoreUrl: env.GOOGLE_STORE_URL,
});
