import {
  readBankVersion,
  startAttempt,
} from "#app/funnels/life-assessment/server/start-attempt.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

const start = call({
  POST: async ({ request, context }) => {
    const bankVersion = readBankVersion(new URL(request.url).searchParams.get("bank_version"));
    const visitor = await ensureVisitor(request);
    const sender = senderOf(request, visitor, context.deps.readVisit(request, "quiz2"));
    const { attemptId, unfinished } = await startAttempt(context.deps, sender, bankVersion);
    return answerJson(
      {
        attempt_id: attemptId,
        ...(unfinished && {
          unfinished: { attempt_id: unfinished.id, answered: unfinished.answered },
        }),
      },
      { status: 201, headers: visitor.cookieHeader },
    );
  },
});

export { start as action, start as loader };
