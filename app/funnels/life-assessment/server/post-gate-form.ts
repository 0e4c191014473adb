import type { AppError } from "#app/platform/app-error.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { parseInput, readForm } from "#app/platform/http/read.ts";
import type { Log } from "#app/platform/log.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { gate } from "../content/preview.ts";
import { describeCaptureFailure, type GateFailure } from "../rules/gate.ts";
import { requireOwner } from "./attempt-id.ts";
import { type CaptureDeps, CaptureEmail, captureEmail } from "./capture-email.ts";

type Refused = {
  status: number;
  headers: Record<string, string>;
  form: { email: string; problem: GateFailure | null; failure: GateFailure | null };
};

/** Handles the natively posted gate form; a rejected form is returned with its messages. */
export async function postGateForm(
  context: { deps: CaptureDeps; log: Log; requestId: string },
  asked: { attemptId: string | undefined; visitor: { hash: string } | null },
  request: Request,
): Promise<Refused | null> {
  let email = "";
  try {
    const fields = await readForm(request);
    email = fields["email"] ?? "";
    const input = parseInput(CaptureEmail, { ...fields, attemptId: asked.attemptId });
    await captureEmail(context.deps, requireOwner(input.attemptId, asked.visitor), {
      email: input.email,
      addressPrefix: addressPrefix(request),
    });
    return null;
  } catch (thrown) {
    const error = toAppError(thrown, context.log, context.requestId);
    return { status: error.status, headers: error.headers, form: { email, ...describe(error) } };
  }
}

/** A problem with the address is shown at the field, anything else above the form. */
function describe(error: AppError): Pick<Refused["form"], "problem" | "failure"> {
  const isAddress = error.issues?.some((issue) => issue.path === "email");
  return isAddress
    ? { problem: gate.invalid, failure: null }
    : { problem: null, failure: describeCaptureFailure(error.message) };
}
