import { readCounter } from "#app/data/counters.ts";
import type { Database } from "#app/data/database.ts";
import { minutes } from "#app/domain/duration.ts";
import { remember } from "#app/platform/remember.ts";

/** How many audits were completed. */
export const countCompleted = remember(
  ({ db }: { db: Database }) => readCounter(db, "completed_attempts"),
  minutes(10),
);
