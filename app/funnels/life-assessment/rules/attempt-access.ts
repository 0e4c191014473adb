import { days } from "#app/domain/duration.ts";

/** How long an unfinished attempt is stored and can be resumed. */
export const UNFINISHED_FOR_MS = days(30);
