/** Formats US cents: `$2`, `$19.99`. */
export const formatDollars = (cents: number): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
