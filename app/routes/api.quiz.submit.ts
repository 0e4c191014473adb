import { QuizSubmission, submitQuiz } from "#app/funnels/dating-quiz/server/submit-quiz.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

const submit = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, QuizSubmission);
    const visitor = await ensureVisitor(request);
    const visit = context.deps.readVisit(request, "quiz1");
    await submitQuiz(context.deps, senderOf(request, visitor, visit), input);
    return answerJson({ success: true }, { status: 201, headers: visitor.cookieHeader });
  },
});

export { submit as action, submit as loader };
