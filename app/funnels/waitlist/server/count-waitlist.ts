import type { Database } from "#app/data/database.ts";
import { countWaitlistSignups } from "#app/data/waitlist-signups.ts";

export const countWaitlist = (deps: { db: Database }): Promise<number> =>
  countWaitlistSignups(deps.db);
