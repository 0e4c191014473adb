import { env, WorkerEntrypoint } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/jobs-env.ts";
import { createJobsDeps } from "./deps.ts";
import { createHandlers } from "./handlers.ts";

const deps = createJobsDeps(parseJobsEnv(env));

/** Bound in development only. */
const { STRIPE_SANDBOX } = env as unknown as {
  STRIPE_SANDBOX: { readClockOffsetMs(): Promise<number> };
};

/** Mail goes by the sandbox's clock, so that moving it sends scheduled mail. */
const handlers = createHandlers(async () => {
  const offsetMs = await STRIPE_SANDBOX.readClockOffsetMs();
  return {
    mail: { ...deps, clock: () => deps.clock() + offsetMs },
    stripe: deps,
    print: deps,
    erase: deps,
  };
});

export default handlers satisfies ExportedHandler;

/** Lets `workers/sandbox` run the cron on demand. Production is built from index.ts alone. */
export class DevelopmentControls extends WorkerEntrypoint {
  runCron(): Promise<void> {
    return handlers.scheduled();
  }
}
