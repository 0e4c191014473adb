/** Display prices in US cents; the server's catalogue decides what is charged. */
export const REGULAR_CENTS = 4_900;
export const EXIT_CENTS = 3_900;

/** The exit offer's value of `/checkout?price=`. */
export const EXIT_PRICE = "39";
