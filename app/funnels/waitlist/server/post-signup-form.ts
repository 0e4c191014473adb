import type { AppError } from "#app/platform/app-error.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { parseInput, readForm } from "#app/platform/http/read.ts";
import type { Log } from "#app/platform/log.ts";
import type { Sender } from "#app/platform/rate-limit.ts";
import { DEFAULT_SOURCE, readSource } from "../rules/signup.ts";
import { describeSignupFailure, type SignupFailure } from "../rules/signup-failure.ts";
import { type JoinDeps, joinWaitlist, WaitlistSignup } from "./join-waitlist.ts";

type Refused = {
  status: number;
  headers: Record<string, string>;
  form: { email: string; source: string; problem: string | null; failure: SignupFailure | null };
};

/** Handles the natively posted signup form; a rejected form is returned with its messages. */
export async function postSignupForm(
  context: { deps: JoinDeps; log: Log; requestId: string },
  sender: Sender,
  request: Request,
): Promise<Refused | null> {
  let email = "";
  let source = DEFAULT_SOURCE;
  try {
    const fields = await readForm(request);
    email = fields["email"] ?? "";
    source = readSource(fields["source"]);
    await joinWaitlist(context.deps, sender, parseInput(WaitlistSignup, fields));
    return null;
  } catch (thrown) {
    const error = toAppError(thrown, context.log, context.requestId);
    return {
      status: error.status,
      headers: error.headers,
      form: { email, source, ...describe(error) },
    };
  }
}

/** A problem with the address is shown at the field, anything else above the form. */
function describe(error: AppError): { problem: string | null; failure: SignupFailure | null } {
  const problem = error.issues?.find((issue) => issue.path === "email")?.message ?? null;
  return {
    problem,
    failure: problem === null ? describeSignupFailure(error.message, error.message) : null,
  };
}
