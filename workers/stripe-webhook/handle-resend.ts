import { noteMailEvent, readResendEvent } from "#app/email/mail-events.ts";
import { isSignedBySvix, readSvixHeaders } from "#app/email/verify-svix.ts";
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
  const headers = readSvixHeaders(request.headers);
  if (!(await isSignedBySvix(deps.resendSecret, headers, body, deps.clock()))) {
    throw new AppError("invalid_input", "Invalid or expired signature.");
  }
  const event = readResendEvent(parse(body));
  if (event === null) return "ignored";
  await noteMailEvent(deps, event);
  return "stored";
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
