import { recordStripeEvent } from "#app/data/stripe-events.ts";
import { findSubject } from "#app/payments/stripe-event.ts";
import { verifyWebhook } from "#app/payments/verify-webhook.ts";
import { AppError } from "#app/platform/app-error.ts";
import { answerError, answerJson, toAppError } from "#app/platform/http/answer.ts";
import { BODY_LIMIT, readText } from "#app/platform/http/read.ts";
import type { WebhookDeps } from "./deps.ts";

const PATH = "/webhooks/stripe";
const INVALID_SIGNATURE = "Invalid or expired Stripe signature.";

/**
 * Verifies an event, stores it and enqueues its object, without a call to Stripe (docs/product.md#webhook-and-sync).
 * 400 only for an invalid signature, so that Stripe retries an event that we failed to store.
 */
export async function handleWebhook(deps: WebhookDeps, request: Request): Promise<Response> {
  const requestId = crypto.randomUUID();
  try {
    if (new URL(request.url).pathname !== PATH) throw new AppError("not_found", "Nothing is here.");
    if (request.method !== "POST") {
      const headers = { Allow: "POST" };
      throw new AppError("method_not_allowed", "Use POST.", { headers });
    }
    const body = await readSigned(request);
    const signature = request.headers.get("Stripe-Signature") ?? "";
    const receivedAt = deps.clock();
    const event = await verifyWebhook(deps.secrets, { body, signature }, receivedAt);
    if (event === null) throw new AppError("invalid_input", INVALID_SIGNATURE);
    const objectId = event.isLive === deps.isLive ? findSubject(event) : null;
    if (objectId !== null) {
      const { id, type, createdAt } = event;
      await recordStripeEvent(deps.db, { id, type, objectId, createdAt, receivedAt });
      deps.enqueueSync(objectId);
    }
    const outcome = objectId === null ? "ignored" : "stored";
    deps.log("info", { event: "webhook", requestId, kind: event.type, outcome });
    return answerJson({ received: true });
  } catch (thrown) {
    const error = toAppError(thrown, deps.log, requestId);
    deps.log("error", { event: "webhook", requestId, outcome: "refused", code: error.code });
    return answerError(error);
  }
}

/** The text of exactly the bytes that were signed: with a byte order mark, and nothing replaced. */
const readSigned = (request: Request): Promise<string> =>
  readText(
    request,
    BODY_LIMIT.webhook,
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }),
  ).catch((error: unknown) => {
    if (error instanceof TypeError) throw new AppError("invalid_input", INVALID_SIGNATURE);
    throw error;
  });
