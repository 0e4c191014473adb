import { readCounter } from "#app/data/counters.ts";
import type { Database } from "#app/data/database.ts";
import { minutes } from "#app/domain/duration.ts";
import { remember } from "#app/platform/remember.ts";

/** How many addresses a result was stored for. */
export const countTakers = remember(
  ({ db }: { db: Database }) => readCounter(db, "quiz_submissions"),
  minutes(10),
);
