import { createDatabase } from "#app/data/database.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { WebEnv } from "#app/platform/env.ts";

/** The only place that makes ports from the environment. Everything below gets them as arguments. */
export const createDeps = (env: WebEnv) => ({
  db: createDatabase(env.DB),
  clock: systemClock,
  signupsPerVisitor: env.SIGNUPS_PER_VISITOR,
  signupsPerAddress: env.SIGNUPS_PER_ADDRESS,
});

export type Deps = ReturnType<typeof createDeps>;
