import { AttemptId } from "#app/domain/ids.ts";
import { attemptNotFound, requireOwner } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { readResults } from "#app/funnels/life-assessment/server/read-results.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { findVisitor } from "#app/platform/visitor.ts";

const results = call({
  GET: async ({ request, context, params }) => {
    const id = AttemptId.safeParse(params["attemptId"]);
    if (!id.success) throw attemptNotFound();
    const attempt = requireOwner(id.data, await findVisitor(request));
    return answerJson(await readResults(context.deps, attempt));
  },
});

export { results as action, results as loader };
