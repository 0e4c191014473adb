import { env } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/worker-envs.ts";
import { createJobsDeps } from "./deps.ts";
import { answerRequest, createHandlers } from "./handlers.ts";

// Parsed at startup: Cloudflare rejects a deployment whose startup throws.
const deps = createJobsDeps(parseJobsEnv(env));

export default {
  ...createHandlers(async () => ({
    mail: deps,
    stripe: deps,
    print: deps,
    retention: deps,
    erase: deps,
    health: deps,
  })),
  fetch: (request) => answerRequest(request, deps),
} satisfies ExportedHandler;
