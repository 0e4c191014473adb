const SECONDS_PER_MINUTE = 60;

/** Whole seconds as minutes and seconds. */
export const splitTime = (seconds: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
  seconds: seconds % SECONDS_PER_MINUTE,
});
