import { requireCaller } from "#app/funnels/life-assessment/server/attempt-id.ts";
import {
  CompleteAttempt,
  completeAttempt,
} from "#app/funnels/life-assessment/server/complete-attempt.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { attemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";

const complete = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, CompleteAttempt);
    const asked = { id: input.attempt_id, action: "answers" } as const;
    const attempt = await requireCaller(context.deps, request, asked);
    await completeAttempt(context.deps, attempt, input.time_spent_seconds);
    const headers = { "Set-Cookie": attemptCookie(attempt.id) };
    return answerJson({ success: true }, { headers });
  },
});

export { complete as action, complete as loader };
