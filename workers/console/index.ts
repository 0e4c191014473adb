import { env, waitUntil } from "cloudflare:workers";
import { parseConsoleEnv } from "#app/platform/console-env.ts";
import { answerConsole } from "./answer.ts";
import { createConsoleDeps } from "./deps.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws. In production that is one without
// the team and the audience of Cloudflare Access.
const deps = createConsoleDeps(parseConsoleEnv(env), waitUntil);

export default {
  fetch: (request, _env, ctx) => answerConsole(deps, request, ctx.access),
} satisfies ExportedHandler;
