import { env } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/jobs-env.ts";
import { consumeEmails } from "./consume.ts";
import { createJobsDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { sweepOutbox } from "./sweep.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const deps = createJobsDeps(parseJobsEnv(env));

const DEAD_LETTERS = "kindling-email-dead";

export default {
  queue: (batch) =>
    batch.queue === DEAD_LETTERS ? failDeadEmails(deps, batch) : consumeEmails(deps, batch),
  scheduled: () => sweepOutbox(deps),
} satisfies ExportedHandler;
