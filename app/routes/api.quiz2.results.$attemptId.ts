import { AttemptId } from "#app/domain/ids.ts";
import { attemptNotFound, requireCaller } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { readResults } from "#app/funnels/life-assessment/server/read-results.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";

const results = call({
  GET: async ({ request, context, params }) => {
    const id = AttemptId.safeParse(params["attemptId"]);
    if (!id.success) throw attemptNotFound();
    const asked = { id: id.data, action: "results" } as const;
    const attempt = await requireCaller(context.deps, request, asked);
    const country = readCountry(request);
    return answerJson(await readResults(context.deps, { attempt, country }));
  },
});

export { results as action, results as loader };
