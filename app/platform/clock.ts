/** Milliseconds since the epoch. Passed in as an argument everywhere below the workers, so that tests control it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
