import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { answerError, toAppError } from "#app/platform/http/answer.ts";
import { exportByLink } from "#app/privacy/server/post-data-form.ts";

/** The page that says the link is not valid. */
const REFUSED_PATH = "/your-data/open";

export const loader = () => redirect(REFUSED_PATH, 303);

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const held = await exportByLink(context.deps, request);
    if (held === null) return redirect(REFUSED_PATH, 303);
    return new Response(JSON.stringify(held, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="your-data.json"',
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    return answerError(toAppError(error, context.log, context.requestId));
  }
}
