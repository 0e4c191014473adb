import { z } from "zod";
import { CheckRequired, checkAnswer } from "#app/billing/server/guard-payments.ts";
import { AttemptId } from "#app/domain/ids.ts";
import { requireVisitor } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { startTrial, TrialBuyer } from "#app/subscriptions/server/start-trial.ts";

const StartTrial = z.strictObject({
  attempt_id: AttemptId,
  check: checkAnswer,
  ...TrialBuyer.shape,
});

const checkout = call({
  POST: async ({ request, context }) => {
    const { attempt_id, check, ...buyer } = await readJson(request, StartTrial);
    const attempt = requireVisitor(attempt_id, await findVisitor(request));
    const how = { buyer, check, addressPrefix: addressPrefix(request) };
    try {
      return answerJson({ checkout_url: await startTrial(context.deps, attempt, how) });
    } catch (error) {
      if (!(error instanceof CheckRequired)) throw error;
      return answerJson({ checkout_url: null, check: error.check });
    }
  },
});

export { checkout as action, checkout as loader };
