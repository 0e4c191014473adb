import { requireCaller } from "#app/funnels/life-assessment/server/attempt-id.ts";
import {
  ContinueAttempt,
  continueAttempt,
} from "#app/funnels/life-assessment/server/continue-attempt.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";

const resume = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, ContinueAttempt);
    const asked = { id: input.attempt_id, action: "answers" } as const;
    const fresh = await requireCaller(context.deps, request, asked);
    const answers = await continueAttempt(context.deps, fresh, input.unfinished_attempt_id);
    return answerJson({ answers });
  },
});

export { resume as action, resume as loader };
