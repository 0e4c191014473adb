import { env, waitUntil } from "cloudflare:workers";
import * as build from "virtual:remix/server-build";
import { seconds } from "#app/domain/duration.ts";
import { answerHealth, isHealthCheck } from "#app/health/server/answer-health.ts";
import { AppError } from "#app/platform/app-error.ts";
import {
  parseWebEnv,
  readBrand,
  readOperator,
  readPaymentSetup,
  readPixelIds,
} from "#app/platform/env.ts";
import { answerError, toAppError } from "#app/platform/http/answer.ts";
import { limitCaching } from "#app/platform/http/caching.ts";
import { isSameOrigin } from "#app/platform/http/request-headers.ts";
import { consoleLog, describePath } from "#app/platform/log.ts";
import { createNonce, secureResponse } from "#app/platform/security-headers.ts";
import { keepVisitor } from "#app/platform/visitor.ts";
import { fitForRemix, nameReadMethods } from "./around-remix.ts";
import { createDeps } from "./deps.ts";
import { findDirectCalls } from "./direct-calls.ts";
import { beginEarly } from "./early-shell.ts";
import type { LoadContext } from "./load-context.ts";
import { askUnknown, createPageHandlers } from "./page-handlers.ts";
import { moveTo, readPath } from "./read-path.ts";

// Parsed at startup: Cloudflare rejects a deployment whose startup throws.
const webEnv = parseWebEnv(env);
const deps = createDeps(webEnv, waitUntil);
const brand = readBrand(webEnv);
const operator = readOperator(webEnv);
const paymentSetup = readPaymentSetup(webEnv);
const pixels = readPixelIds(webEnv);
const findPageHandler = createPageHandlers(build);
const findDirectCall = findDirectCalls(build);
const renderPage = (request: Request, context: LoadContext) =>
  findPageHandler(new URL(request.url).pathname)(fitForRemix(request), context);
const answerEarly = beginEarly(renderPage);
/** The fixed segments of our paths; the log shows no others. */
const pathWords = new Set(
  Object.values(build.routes).flatMap((route) =>
    ["", ...(route?.path ?? "").split("/")].filter((segment) => !/^[:*]/.test(segment)),
  ),
);

export default {
  async fetch(request) {
    const startedAt = deps.clock();
    const url = new URL(request.url);
    const { pathname } = url;
    const context: LoadContext = {
      deps,
      brand,
      operator,
      paymentSetup,
      pixels,
      claims: webEnv.CLAIMS,
      log: consoleLog,
      requestId: crypto.randomUUID(),
      nonce: createNonce(),
    };
    const answered = await answer(request, url, context);
    const response = secureResponse(answered, request, { nonce: context.nonce, pixels });
    response.headers.set("X-Request-Id", context.requestId);
    const { status } = response;
    const durationMs = deps.clock() - startedAt;
    if (isWorthALine(status, durationMs)) {
      consoleLog("info", {
        event: "request",
        requestId: context.requestId,
        method: request.method,
        path: describePath(pathname, pathWords),
        status,
        durationMs,
      });
    }
    return response;
  },
} satisfies ExportedHandler;

const SLOW_FROM_MS = seconds(1);

/** Cloudflare counts successful requests; logging each would cost more than the call itself. */
const isWorthALine = (status: number, durationMs: number): boolean =>
  status >= 400 || durationMs >= SLOW_FROM_MS;

async function answer(request: Request, url: URL, context: LoadContext): Promise<Response> {
  try {
    const read = readPath(url);
    if (read.kind === "misspelled") return moveTo(read.path, url);
    const isUnknown = read.kind === "unknown";
    return await route(isUnknown ? askUnknown(request, url) : request, context);
  } catch (error) {
    return answerError(toAppError(error, context.log, context.requestId));
  }
}

async function route(request: Request, context: LoadContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isHealthCheck(pathname)) return answerHealth(request, context.deps);
  refuseForeign(request, pathname);
  const answered = await findDirectCall(pathname)?.(request, context);
  if (answered) return answered;
  const page =
    (await answerEarly(request, context)) ?? nameReadMethods(await renderPage(request, context));
  keepVisitor(request, page);
  limitCaching(request, page);
  return page;
}

const READ_METHODS = ["GET", "HEAD"];
/** One-click unsubscribe: mail providers post here (RFC 8058). A signed token authorizes it, not a cookie. */
const ONE_CLICK_PATH = "/unsubscribe";

/** Rejects unsupported methods and cross-site POSTs before routing. */
function refuseForeign(request: Request, pathname: string): void {
  if (READ_METHODS.includes(request.method)) return;
  if (request.method !== "POST") {
    throw new AppError("method_not_allowed", "Use GET, HEAD or POST.", {
      headers: { Allow: "GET, HEAD, POST" },
    });
  }
  if (isSameOrigin(request) || pathname === ONE_CLICK_PATH) return;
  throw new AppError("cross_site", "This request came from another site.");
}
