import { env, waitUntil } from "cloudflare:workers";
import { parseWebhookEnv } from "#app/platform/worker-envs.ts";
import { createWebhookDeps } from "./deps.ts";
import { handleWebhook } from "./handle-webhook.ts";

// Parsed at startup: Cloudflare rejects a deployment whose startup throws.
const deps = createWebhookDeps(parseWebhookEnv(env), waitUntil);

export default {
  fetch: (request) => handleWebhook(deps, request),
} satisfies ExportedHandler;
