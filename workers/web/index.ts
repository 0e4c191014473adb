import { env, waitUntil } from "cloudflare:workers";
import { createRequestHandler } from "@remix-run/cloudflare";
import { seconds } from "#app/domain/duration.ts";
import { AppError } from "#app/platform/app-error.ts";
import { parseWebEnv, readBrand, readPaymentSetup } from "#app/platform/env.ts";
import { answerError, toAppError } from "#app/platform/http/answer.ts";
import { consoleLog, describePath } from "#app/platform/log.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { createNonce, secureResponse } from "#app/platform/security-headers.ts";
import * as build from "../../build/server/index.js";
import { createDeps } from "../deps.ts";
import { fitForRemix, nameReadMethods } from "./around-remix.ts";
import { findDirectCalls } from "./direct-calls.ts";
import type { LoadContext } from "./load-context.ts";

// Parsed while the worker starts: Cloudflare refuses a deployment whose start throws.
const webEnv = parseWebEnv(env);
const deps = createDeps(webEnv, waitUntil);
const brand = readBrand(webEnv);
const paymentSetup = readPaymentSetup(webEnv);
const handleWithRemix = createRequestHandler(build, "production");
const findDirectCall = findDirectCalls(build);

export default {
  async fetch(request) {
    const startedAt = deps.clock();
    const { pathname } = new URL(request.url);
    const context: LoadContext = {
      deps,
      brand,
      paymentSetup,
      claims: webEnv.CLAIMS,
      isDevelopment: webEnv.ENVIRONMENT === "development",
      log: consoleLog,
      requestId: crypto.randomUUID(),
      nonce: createNonce(),
    };
    const answered = await answer(request, pathname, context);
    const response = secureResponse(answered, request, context.nonce);
    response.headers.set("X-Request-Id", context.requestId);
    const { status } = response;
    const durationMs = deps.clock() - startedAt;
    if (isWorthALine(status, durationMs)) {
      consoleLog("info", {
        event: "request",
        requestId: context.requestId,
        method: request.method,
        path: describePath(pathname),
        status,
        durationMs,
      });
    }
    return response;
  },
} satisfies ExportedHandler;

const SLOW_FROM_MS = seconds(1);

/** What went as it should is counted by Cloudflare; a line for each would cost more than the call itself. */
const isWorthALine = (status: number, durationMs: number): boolean =>
  status >= 400 || durationMs >= SLOW_FROM_MS;

async function answer(request: Request, pathname: string, context: LoadContext): Promise<Response> {
  try {
    refuseForeign(request, pathname);
    const answered = await findDirectCall(pathname)?.(request, context);
    if (answered) return answered;
    return nameReadMethods(await handleWithRemix(fitForRemix(request), context));
  } catch (error) {
    return answerError(toAppError(error, context.log, context.requestId));
  }
}

const READ_METHODS = ["GET", "HEAD"];
/** Mail providers post here for their readers (RFC 8058). The signed token is the permission, no cookie is. */
const ONE_CLICK_PATH = "/unsubscribe";

/** What no route would ever take: other methods, and changes that another site's page asks for. */
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
