/**
 * Round trips in ms to N. Virginia, where we assume the database's primary, the bucket and Stripe: averages between AWS
 * regions (https://acomputerscientistlearnsaws.blogspot.com/2017/04/aws-regions.html). Lagos has no region: estimated.
 */
export const CITIES = {
  "São Paulo": 120,
  Frankfurt: 89,
  Lagos: 165,
  Tokyo: 145,
  Sydney: 230,
} as const;

/** From the placed twin. */
const NEXT_DOOR_MS = 1;
/** What each service takes by itself, assumed. */
const QUERY_MS = 10;
const FILE_MS = 20;
const STRIPE_MS = 300;

export type City = keyof typeof CITIES;

/** Where the money routes run: at the visitor's edge, or in the twin next to the database. */
export type Layout = "as is" | "placed";

/** How many ms a worker waits: once for its request, and again for each call. */
export type Waits = {
  readonly request: number;
  readonly database: number;
  readonly files: number;
  readonly stripe: number;
};

/** Carries the waits of a request, as JSON. */
export const WAITS_HEADER = "x-bench-waits";

/** `request` is the way from the visitor's edge to the worker. */
export function waitsFor(city: City, isPlaced: boolean): Waits {
  const away = isPlaced ? NEXT_DOOR_MS : CITIES[city];
  return {
    request: isPlaced ? CITIES[city] : 0,
    database: away + QUERY_MS,
    files: away + FILE_MS,
    stripe: away + STRIPE_MS,
  };
}
