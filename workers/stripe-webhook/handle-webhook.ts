import { recordStripeEvent } from "#app/data/stripe-events.ts";
import { answerHealth, isHealthCheck } from "#app/health/server/answer-health.ts";
import { findSubject } from "#app/payments/stripe-event.ts";
import { verifyWebhook } from "#app/payments/verify-webhook.ts";
import { AppError } from "#app/platform/app-error.ts";
import { answerError, answerJson, toAppError } from "#app/platform/http/answer.ts";
import { BODY_LIMIT, readText } from "#app/platform/http/read.ts";
import type { WebhookDeps } from "./deps.ts";
import { handleResend } from "./handle-resend.ts";

const PATHS: Readonly<Record<string, (deps: WebhookDeps, request: Request) => Promise<Taken>>> = {
  "/webhooks/stripe": handleStripe,
  "/webhooks/resend": async (deps, request) => ({
    kind: "resend",
    outcome: await handleResend(deps, request, await readSigned(request)),
  }),
};
const INVALID_SIGNATURE = "Invalid or expired signature.";

type Taken = { readonly kind: string; readonly outcome: "stored" | "ignored" | "other_mode" };

/** Answers 400 only for an invalid signature, so that an event we failed to store is delivered again. */
export async function handleWebhook(deps: WebhookDeps, request: Request): Promise<Response> {
  const requestId = crypto.randomUUID();
  const { pathname } = new URL(request.url);
  if (isHealthCheck(pathname, "webhooks")) return answerHealth(request, deps);
  try {
    const handle = PATHS[pathname];
    if (handle === undefined) throw new AppError("not_found", "Nothing is here.");
    if (request.method !== "POST") {
      const headers = { Allow: "POST" };
      throw new AppError("method_not_allowed", "Use POST.", { headers });
    }
    const taken = await handle(deps, request);
    const level = taken.outcome === "other_mode" ? "error" : "info";
    deps.log(level, { event: "webhook", requestId, ...taken });
    return answerJson({ received: true });
  } catch (thrown) {
    const error = toAppError(thrown, deps.log, requestId);
    deps.log("error", { event: "webhook", requestId, outcome: "refused", code: error.code });
    return answerError(error);
  }
}

/** Verifies an event, stores it and enqueues its object, without a call to Stripe (docs/product.md#webhook-and-sync). */
async function handleStripe(deps: WebhookDeps, request: Request): Promise<Taken> {
  const body = await readSigned(request);
  const signature = request.headers.get("Stripe-Signature") ?? "";
  const receivedAt = deps.clock();
  const event = await verifyWebhook(deps.secrets, { body, signature }, receivedAt);
  if (event === null) throw new AppError("invalid_input", INVALID_SIGNATURE);
  const { id, type, createdAt } = event;
  // Correctly signed, so the endpoint and this worker belong together and one of them has the wrong mode.
  if (event.isLive !== deps.isLive) return { kind: type, outcome: "other_mode" };
  const objectId = findSubject(event);
  if (objectId === null) return { kind: type, outcome: "ignored" };
  await recordStripeEvent(deps.db, { id, type, objectId, createdAt, receivedAt });
  deps.enqueueSync(objectId);
  return { kind: type, outcome: "stored" };
}

/** Reads the text of exactly the bytes that were signed: keeps a byte order mark and replaces nothing. */
const readSigned = (request: Request): Promise<string> =>
  readText(
    request,
    BODY_LIMIT.webhook,
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }),
  ).catch((error: unknown) => {
    if (error instanceof TypeError) throw new AppError("invalid_input", INVALID_SIGNATURE);
    throw error;
  });
