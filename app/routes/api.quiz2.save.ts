import { requireCaller } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { SaveAnswers, saveAnswers } from "#app/funnels/life-assessment/server/save-answers.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { BODY_LIMIT, readJson } from "#app/platform/http/read.ts";

const save = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, SaveAnswers, BODY_LIMIT.answers);
    const asked = { id: input.attempt_id, action: "answers" } as const;
    const attempt = await requireCaller(context.deps, request, asked);
    const { saved, progressCount } = await saveAnswers(context.deps, attempt, input);
    return answerJson({ saved, progress_count: progressCount });
  },
});

export { save as action, save as loader };
