import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { AppError } from "../app-error.ts";
import { newVisitorHeader } from "../visitor.ts";
import { toAppError } from "./answer.ts";
import { readForm } from "./read.ts";

type Fields = Readonly<Record<string, string>>;

type Form<Typed> = {
  /** The values that a refused form shows again. */
  readTyped: (fields: Fields, refusedWith: AppError) => Typed;
  /** Parses the fields and calls the verb. */
  run: (fields: Fields) => Promise<{ redirectTo: string; headers?: Record<string, string> }>;
};

/**
 * The action of a form with an email field that also works without script. After success it redirects, so that a
 * reload does not submit again. A refusal returns what was typed: `problem` is shown at the email field, `failure`
 * above the form.
 */
export async function submitForm<Typed>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { readTyped, run }: Form<Typed>,
) {
  let fields: Fields = {};
  try {
    fields = await readForm(request);
    const { redirectTo, headers = {} } = await run(fields);
    return redirect(redirectTo, { status: 303, headers });
  } catch (thrown) {
    const error = toAppError(thrown, context.log, context.requestId);
    const problem = error.issues?.find(({ path }) => path === "email")?.message ?? null;
    const failure = problem === null ? error.message : null;
    const headers = { ...error.headers, ...newVisitorHeader(request) };
    return data(
      { ...readTyped(fields, error), problem, failure },
      { status: error.status, headers },
    );
  }
}
