import { answerHealth, isHealthCheck } from "#app/health/server/answer-health.ts";
import { writeCsv } from "#app/owner/rules/table.ts";
import { searchPerson } from "#app/owner/server/find-person.ts";
import { AppError } from "#app/platform/app-error.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { readForm } from "#app/platform/http/read.ts";
import { isSameOrigin } from "#app/platform/http/request-headers.ts";
import { describePath } from "#app/platform/log.ts";
import { createNonce } from "#app/platform/security-headers.ts";
import { admit } from "./admit.ts";
import { answerAct } from "./answer-act.ts";
import type { ConsoleDeps } from "./deps.ts";
import {
  answerRefusal,
  type Desk,
  goTo,
  loadPage,
  PATH_WORDS,
  showPage,
  showSearch,
} from "./pages.tsx";

/** Answers every request to the console. Anyone whom Cloudflare Access has not let in learns nothing. */
export async function answerConsole(deps: ConsoleDeps, request: Request): Promise<Response> {
  const startedAt = deps.clock();
  const requestId = crypto.randomUUID();
  const nonce = createNonce();
  const path = new URL(request.url).pathname.slice(deps.base.length);
  const response = await answer(deps, request, { nonce, path }).catch((error) =>
    answerRefusal(toAppError(error, deps.log, requestId)),
  );
  secure(response.headers, nonce);
  response.headers.set("X-Request-Id", requestId);
  const { status } = response;
  if (status >= 400) {
    deps.log("info", {
      event: "request",
      requestId,
      method: request.method,
      status,
      path: describePath(path, PATH_WORDS),
      durationMs: deps.clock() - startedAt,
    });
  }
  return response;
}

type Visit = { readonly nonce: string; readonly path: string };

async function answer(
  deps: ConsoleDeps,
  request: Request,
  { nonce, path }: Visit,
): Promise<Response> {
  const caller = await admit(request, deps);
  // All that a service may ask, with which a deployment checks that the console lets its people in.
  if (caller !== null && isHealthCheck(path)) return answerHealth(request, deps);
  const who = caller?.email ?? null;
  if (who === null) return new Response("Only the owner’s people come in here.\n", { status: 403 });
  const desk: Desk = { deps, place: { base: deps.base, brand: deps.brand, who, nonce } };
  if (request.method === "POST") {
    if (!comesFromHere(request)) {
      throw new AppError("cross_site", "This request came from another site.");
    }
    if (path === "/people") return search(desk, request);
    if (path === "/act") return answerAct(desk, request);
  } else if (request.method === "GET" || request.method === "HEAD") {
    const found = path.startsWith("/csv/")
      ? await exportTable(desk, request, path)
      : await showPage(desk, { path: path || "/", query: new URL(request.url).searchParams });
    if (found) return request.method === "HEAD" ? new Response(null, found) : found;
  } else {
    const headers = { Allow: "GET, HEAD, POST" };
    throw new AppError("method_not_allowed", "Use GET, HEAD or POST.", { headers });
  }
  throw new AppError("not_found", "There is no such page.");
}

/** Stricter than the site: only browsers send forms here, and they always send one of these headers. */
const comesFromHere = (request: Request): boolean =>
  isSameOrigin(request) && (request.headers.has("Sec-Fetch-Site") || request.headers.has("Origin"));

/** Redirects to the person found, at a URL without personal data. */
async function search(desk: Desk, request: Request): Promise<Response> {
  const { q = "" } = await readForm(request);
  const found = await searchPerson(desk.deps, q);
  return found === null ? showSearch(desk) : goTo(desk, `/people/${found.kind}/${found.id}`);
}

/** `/csv<page>/<table>`: the table as a file, line by line; null if that page has no such table. */
async function exportTable(desk: Desk, request: Request, path: string): Promise<Response | null> {
  const at = path.lastIndexOf("/");
  const id = path.slice(at + 1);
  const page = path.slice("/csv".length, at) || "/";
  const loaded = await loadPage(desk, { path: page, query: new URL(request.url).searchParams });
  const table = loaded?.tables.find((one) => one.id === id);
  if (table === undefined) return null;
  const lines = writeCsv(table);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    // Without this mark Excel reads the file in the encoding of its own country.
    start: (controller) => controller.enqueue(encoder.encode("\uFEFF")),
    pull(controller) {
      const { value, done } = lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${id}.csv"`,
    },
  });
}

/** Allows no script and no other site; forms may post to this site only. */
const POLICY = [
  "default-src 'none'",
  "img-src data:",
  "style-src-attr 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

function secure(headers: Headers, nonce: string): void {
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", `${POLICY}; style-src 'nonce-${nonce}'`);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Strict-Transport-Security", "max-age=63072000");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("X-Robots-Tag", "noindex");
}
