import { env } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/jobs-env.ts";
import type { Batch } from "./batch.ts";
import { consumeEmails } from "./consume.ts";
import { consumeStripe } from "./consume-stripe.ts";
import { createJobsDeps, type JobsDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { sweepOutbox } from "./sweep.ts";
import { sweepStripe } from "./sweep-stripe.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const deps = createJobsDeps(parseJobsEnv(env));

const consumers: Record<string, (deps: JobsDeps, batch: Batch) => Promise<void>> = {
  "kindling-email": consumeEmails,
  "kindling-email-dead": failDeadEmails,
  "kindling-stripe": consumeStripe,
};

export default {
  queue: async (batch) => consumers[batch.queue]?.(deps, batch),
  scheduled: async () => {
    await Promise.all([sweepOutbox(deps), sweepStripe(deps)]);
  },
} satisfies ExportedHandler;
