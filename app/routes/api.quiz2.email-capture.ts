import { requireVisitor } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { CaptureEmail, captureEmail } from "#app/funnels/life-assessment/server/capture-email.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";

const capture = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, CaptureEmail);
    const attempt = requireVisitor(input.attemptId, await findVisitor(request));
    await captureEmail(context.deps, attempt, {
      email: input.email,
      addressPrefix: addressPrefix(request),
    });
    return answerJson({ success: true });
  },
});

export { capture as action, capture as loader };
