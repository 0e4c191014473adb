import { AttemptId } from "#app/domain/ids.ts";
import { AppError } from "#app/platform/app-error.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { refusals } from "../content/refusals.ts";
import { readAttemptCookie } from "./attempt-cookie.ts";
import { type StartTrialDeps, startTrial, TrialBuyer } from "./start-trial.ts";

/** Opens the checkout for a posted form and returns its address. Throws like `startTrial`. */
export async function postCheckoutForm(
  deps: StartTrialDeps,
  request: Request,
  { attempt_id, check, ...fields }: Readonly<Record<string, string>>,
): Promise<string> {
  const buyer = parseInput(TrialBuyer, { ...fields, country: fields["country"] || undefined });
  const attempt = await findOwned(request, attempt_id);
  const sender = { addressPrefix: addressPrefix(request), check, hasScript: false };
  return startTrial(deps, attempt, { buyer, ...sender });
}

async function findOwned(request: Request, given: string | undefined) {
  const id = AttemptId.safeParse(given).data ?? readAttemptCookie(request);
  const visitor = await findVisitor(request);
  if (id !== null && visitor !== null) return { id, visitorHash: visitor.hash };
  throw new AppError("not_found", refusals.notCompletedForAccess);
}
