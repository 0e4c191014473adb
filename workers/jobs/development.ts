import { env, WorkerEntrypoint } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/jobs-env.ts";
import { createJobsDeps } from "./deps.ts";
import { createHandlers } from "./handlers.ts";

const deps = createJobsDeps(parseJobsEnv(env));

/** What only the sandbox's entrypoint has. */
const { STRIPE_SANDBOX } = env as unknown as {
  STRIPE_SANDBOX: { readClockOffsetMs(): Promise<number> };
};

/** Mail goes by the sandbox's clock: what is planned for days to come is seen by moving it. */
const handlers = createHandlers(async () => {
  const offsetMs = await STRIPE_SANDBOX.readClockOffsetMs();
  return { mail: { ...deps, clock: () => deps.clock() + offsetMs }, stripe: deps, print: deps };
});

export default handlers satisfies ExportedHandler;

/** For `workers/sandbox`, which cannot wait for the minute to end. Production is built from index.ts alone. */
export class DevelopmentControls extends WorkerEntrypoint {
  runCron(): Promise<void> {
    return handlers.scheduled();
  }
}
