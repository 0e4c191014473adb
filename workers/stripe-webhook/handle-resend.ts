import { Webhook } from "standardwebhooks";
import { noteMailEvent, readResendEvent } from "#app/email/mail-events.ts";
import { AppError } from "#app/platform/app-error.ts";
import type { WebhookDeps } from "./deps.ts";

/**
 * Stores what Resend reports about a mail that bounced or was called spam. One signature covers the body and its
 * headers. Returns the outcome for the log.
 * @throws AppError `invalid_input` for a request that Resend did not sign, `not_found` without a secret.
 */
export async function handleResend(
  deps: WebhookDeps,
  request: Request,
  body: string,
): Promise<"stored" | "ignored"> {
  if (deps.resendSecret === null) throw new AppError("not_found", "Nothing is here.");
  const event = readResendEvent(verify(deps.resendSecret, request.headers, body));
  if (event === null) return "ignored";
  await noteMailEvent(deps, event);
  return "stored";
}

/** Returns the body, or null if it is no JSON. Resend sends the standard's headers under Svix's names. */
function verify(secret: string, headers: Headers, body: string): unknown {
  const signed = ["id", "timestamp", "signature"].map((name) => [
    `webhook-${name}`,
    headers.get(`svix-${name}`) ?? "",
  ]);
  const webhook = new Webhook(secret);
  try {
    return webhook.verify(body, Object.fromEntries(signed));
  } catch (error) {
    // The signature is checked before the body is parsed.
    if (error instanceof SyntaxError) return null;
    throw new AppError("invalid_input", "Invalid or expired signature.");
  }
}
