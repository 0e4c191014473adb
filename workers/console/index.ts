import { env, waitUntil } from "cloudflare:workers";
import { parseConsoleEnv } from "#app/platform/worker-envs.ts";
import { answerConsole } from "./answer.ts";
import { createConsoleDeps } from "./deps.ts";

// Parsed at startup: Cloudflare rejects a deployment whose startup throws. In production it throws without the team and
// the audience of Cloudflare Access.
const deps = createConsoleDeps(parseConsoleEnv(env), waitUntil);

export default {
  fetch: (request) => answerConsole(deps, request),
} satisfies ExportedHandler;
