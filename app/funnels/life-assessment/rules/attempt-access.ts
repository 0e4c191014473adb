import { days } from "#app/domain/duration.ts";

/** How long an unfinished attempt is stored and can be resumed. */
export const UNFINISHED_FOR_MS = days(30);

/** Lifetime of the mailed link to the preview. */
export const MAILED_LINK_FOR_MS = days(30);
