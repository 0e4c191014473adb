import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

/** The attempt that was completed in this browser, else the one that was started. */
export const findKeptAttempt = (): string | null =>
  localStore.read("quiz2_completed_attempt") || localStore.read("quiz2_attempt_id") || null;
