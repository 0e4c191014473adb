import { checkDatabase } from "#app/data/alarms.ts";
import type { Database } from "#app/data/database.ts";
import { seconds } from "#app/domain/duration.ts";

const LIMIT_MS = seconds(3);

export type HealthCheck = { readonly db: Database; readonly version: string };

/** `/healthz`, and `/healthz/{name}` for a worker that shares the site's host with web. */
export const isHealthCheck = (pathname: string, name?: string): boolean =>
  pathname === "/healthz" || (name !== undefined && pathname === `/healthz/${name}`);

/** Answers 200 if the database responds, otherwise 503, with the worker's version and nothing else. */
export async function answerHealth(
  request: Request,
  { db, version }: HealthCheck,
  limitMs = LIMIT_MS,
): Promise<Response> {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...headers, Allow: "GET, HEAD" } });
  }
  const status = (await answersWithin(checkDatabase(db), limitMs)) ? 200 : 503;
  const body = request.method === "HEAD" ? null : `${version}\n`;
  return new Response(body, { status, headers });
}

const answersWithin = (work: Promise<unknown>, limitMs: number): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      AbortSignal.timeout(limitMs).addEventListener("abort", () => resolve(false));
    }),
  ]);
