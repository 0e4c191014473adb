/** Prices as they are shown, in US cents; what is charged is decided by the server's catalogue. */
export const REGULAR_CENTS = 4_900;
export const EXIT_CENTS = 3_900;

/** What `/checkout?price=` says for the exit offer. */
export const EXIT_PRICE = "39";
