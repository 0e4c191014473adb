const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day as everybody reads it the same, "28 November 2026": in UTC, so that server and browser agree. */
export const formatDay = (atMs: number): string => DAY.format(atMs);
