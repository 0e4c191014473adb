import { days } from "#app/domain/duration.ts";

/** How long an unfinished attempt is offered to be continued, and kept at all. */
export const UNFINISHED_FOR_MS = days(30);

/** How long a mailed link opens the preview. */
export const MAILED_LINK_FOR_MS = days(30);
