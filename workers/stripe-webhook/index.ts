import { env, waitUntil } from "cloudflare:workers";
import { parseWebhookEnv } from "#app/platform/webhook-env.ts";
import { createWebhookDeps } from "./deps.ts";
import { takeWebhook } from "./take-webhook.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const deps = createWebhookDeps(parseWebhookEnv(env), waitUntil);

export default {
  fetch: (request) => takeWebhook(deps, request),
} satisfies ExportedHandler;
