import type { AppError } from "#app/platform/app-error.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { parseInput, readForm } from "#app/platform/http/read.ts";
import type { Log } from "#app/platform/log.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { type LinksDeps, LostDownload, mailOrderLinks } from "./mail-order-links.ts";

/** What was refused: `problem` stands at the field, `failure` above the form. */
type RefusedLostForm = {
  readonly email: string;
  readonly problem: string | null;
  readonly failure: string | null;
};

type Answer =
  | { readonly isTaken: true; readonly headers: Record<string, string> }
  | {
      readonly isTaken: false;
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly form: RefusedLostForm;
    };

/** Takes the form of "Lost your download?" as a browser posts it, with or without script. */
export async function postLostForm(
  context: { deps: LinksDeps; log: Log; requestId: string },
  request: Request,
): Promise<Answer> {
  let email = "";
  try {
    const fields = await readForm(request);
    email = fields["email"] ?? "";
    const input = parseInput(LostDownload, fields);
    const visitor = await ensureVisitor(request);
    const sender = senderOf(request, visitor);
    await mailOrderLinks(context.deps, sender, input.email);
    return { isTaken: true, headers: visitor.cookieHeader };
  } catch (thrown) {
    const error = toAppError(thrown, context.log, context.requestId);
    const { status, headers } = error;
    return { isTaken: false, status, headers, form: { email, ...describe(error) } };
  }
}

function describe({ issues, message }: AppError): Omit<RefusedLostForm, "email"> {
  const problem = issues?.find(({ path }) => path === "email")?.message;
  return problem ? { problem, failure: null } : { problem: null, failure: message };
}
