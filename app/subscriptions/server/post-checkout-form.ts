import { AttemptId } from "#app/domain/attempt-id.ts";
import { AppError } from "#app/platform/app-error.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { parseInput, readForm } from "#app/platform/http/read.ts";
import type { Log } from "#app/platform/log.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { RefusedCheckout } from "../rules/trial-pages.ts";
import { readAttemptCookie } from "./attempt-cookie.ts";
import { type StartTrialDeps, startTrial, TrialBuyer } from "./start-trial.ts";

type Refused = { status: number; headers: Record<string, string>; form: RefusedCheckout };

/** Opens the checkout by a posted form; what was refused comes back with what was typed and why. */
export async function postCheckoutForm(
  context: { deps: StartTrialDeps; log: Log; requestId: string },
  request: Request,
): Promise<{ redirectTo: string } | Refused> {
  const typed = { email: "", country: "" };
  try {
    const { attempt_id, ...fields } = await readForm(request);
    typed.email = fields["email"] ?? "";
    typed.country = fields["country"] ?? "";
    const buyer = parseInput(TrialBuyer, { ...fields, country: typed.country || undefined });
    const attempt = await findOwned(request, attempt_id);
    const how = { buyer, addressPrefix: addressPrefix(request) };
    return { redirectTo: await startTrial(context.deps, attempt, how) };
  } catch (thrown) {
    const error = toAppError(thrown, context.log, context.requestId);
    return {
      status: error.status,
      headers: { ...error.headers },
      form: { ...typed, ...describe(error) },
    };
  }
}

async function findOwned(request: Request, given: string | undefined) {
  const id = AttemptId.safeParse(given).data ?? readAttemptCookie(request);
  const visitor = await findVisitor(request);
  if (id !== null && visitor !== null) return { id, visitorHash: visitor.hash };
  throw new AppError("not_found", "Please complete the assessment first to access your results.");
}

/** A problem with the address stands at its field; everything else above the form. */
function describe(error: AppError): Pick<RefusedCheckout, "problem" | "failure"> {
  const problem = error.issues?.find((issue) => issue.path === "email")?.message;
  if (problem !== undefined) return { problem, failure: null };
  return { problem: null, failure: { title: "Error", description: error.message } };
}
