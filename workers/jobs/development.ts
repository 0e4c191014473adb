import { env, WorkerEntrypoint } from "cloudflare:workers";
import { parseJobsEnv } from "#app/platform/worker-envs.ts";
import { createJobsDeps } from "./deps.ts";
import { answerRequest, createHandlers, NIGHTLY } from "./handlers.ts";

const deps = createJobsDeps(parseJobsEnv(env));

/** Bound in development only. */
const { STRIPE_SANDBOX } = env as unknown as {
  STRIPE_SANDBOX: { readClockOffsetMs(): Promise<number> };
};

/**
 * Mail and retention use the sandbox's clock, so that moving it sends scheduled mail and ages stored data. Alarms use
 * the real clock. No mail counts as too late to send: after a move all of it would be.
 */
const handlers = createHandlers(async () => {
  const offsetMs = await STRIPE_SANDBOX.readClockOffsetMs();
  const clock = () => deps.clock() + offsetMs;
  const moved = { ...deps, clock, sentWithinMs: {} };
  return { mail: moved, stripe: deps, print: deps, retention: moved, erase: deps, health: deps };
});

export default {
  ...handlers,
  fetch: (request) => answerRequest(request, deps),
} satisfies ExportedHandler;

/** Lets `workers/sandbox` run the crons on demand. Production is built from index.ts alone. */
export class DevelopmentControls extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> | Response {
    return answerRequest(request, deps);
  }

  runCron(): Promise<void> {
    return handlers.scheduled({ cron: "* * * * *" });
  }

  runNight(): Promise<void> {
    return handlers.scheduled({ cron: NIGHTLY });
  }
}
