import { env, waitUntil } from "cloudflare:workers";
import { parseWebhookEnv } from "#app/platform/webhook-env.ts";
import { createWebhookDeps } from "./deps.ts";
import { handleWebhook } from "./handle-webhook.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const deps = createWebhookDeps(parseWebhookEnv(env), waitUntil);

export default {
  fetch: (request) => handleWebhook(deps, request),
} satisfies ExportedHandler;
