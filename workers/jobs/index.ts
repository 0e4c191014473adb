import { env } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/jobs-env.ts";
import { createJobsDeps } from "./deps.ts";
import { createHandlers } from "./handlers.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const deps = createJobsDeps(parseJobsEnv(env));

export default createHandlers(async () => ({
  mail: deps,
  stripe: deps,
  print: deps,
  retention: deps,
  erase: deps,
  health: deps,
})) satisfies ExportedHandler;
