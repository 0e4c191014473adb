/** Prices as they are shown; what is charged is decided by the server's catalogue. */
export const price = { trial: "$2", monthly: "$19.99" } as const;

export const TRIAL_DAYS = 7;
