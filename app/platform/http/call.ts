import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { AppError } from "../app-error.ts";
import { refusals } from "../content/refusals.ts";
import { newVisitorHeader } from "../visitor.ts";
import { answerError, toAppError } from "./answer.ts";

type CallArgs = {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string | undefined>;
};
type Handler = (args: CallArgs) => Promise<Response>;

/**
 * Builds the loader and action of an `api.*` route: dispatches by method (405 with `Allow` for others) and answers
 * failures as JSON.
 */
export function call(handlers: {
  GET?: Handler;
  POST?: Handler;
}): (args: CallArgs) => Promise<Response> {
  const allowed = [
    ...(handlers.GET ? ["GET", "HEAD"] : []),
    ...(handlers.POST ? ["POST"] : []),
  ].join(", ");
  const answer = async (args: CallArgs): Promise<Response> => {
    const handler = pickHandler(handlers, args.request.method);
    try {
      if (handler) return await handler(args);
      throw new AppError("method_not_allowed", refusals.method(allowed), {
        headers: { Allow: allowed },
      });
    } catch (error) {
      const refused = toAppError(error, args.context.log, args.context.requestId);
      return answerError(refused, newVisitorHeader(args.request));
    }
  };
  return async (args) => {
    const answered = await answer(args);
    return args.request.method === "HEAD" ? new Response(null, answered) : answered;
  };
}

function pickHandler(
  handlers: { GET?: Handler; POST?: Handler },
  method: string,
): Handler | undefined {
  if (method === "GET" || method === "HEAD") return handlers.GET;
  return method === "POST" ? handlers.POST : undefined;
}

/**
 * For `.catch` in a loader: maps a failure to a status as calls do, such as 503 while the database is unavailable. A
 * thrown redirect is followed.
 */
export const refusePage =
  ({ log, requestId }: AppLoadContext) =>
  (thrown: unknown): never => {
    if (thrown instanceof Response) throw thrown;
    const { status, headers } = toAppError(thrown, log, requestId);
    throw data(null, { status, headers });
  };
