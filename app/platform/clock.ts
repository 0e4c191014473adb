/** Milliseconds since the epoch. An argument everywhere below the workers, so that tests own the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
