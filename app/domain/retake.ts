import { days } from "./duration.ts";

/** From one completed assessment to the next; the statements ask about the past four weeks. */
const RETAKE_AFTER_MS = days(28);

/** From one pulse on an area to the next. */
export const PULSE_AFTER_MS = days(7);

/** When the next assessment is due, in milliseconds. */
export const retakeDueAt = (completedAt: number): number => completedAt + RETAKE_AFTER_MS;
