/**
 * Paths that the web worker's twin answers, next to the database and Stripe: those that wait for them several times in
 * a row. A `*` at the end matches any rest. Everything else, including static files, stays near the visitor.
 */
export const TWIN_PATHS = [
  "/api/quiz2/checkout",
  "/api/create-*",
  "/api/claim-order",
  "/api/quiz2/results/*",
  "/api/quiz2/report/*",
  "/api/quiz2/plan/*",
  "/quiz2/thank-you*",
  "/quiz2/manage*",
  "/quiz2/history",
  "/quiz2/open",
  "/quiz2/pulse*",
  "/success*",
  "/downloads*",
  "/library*",
  "/review",
  "/your-data/*",
  "/api/operator/*",
] as const;

export const matchesRoute = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
