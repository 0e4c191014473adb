import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { eraseForOperator, OperatorErasure } from "#app/privacy/server/erase-for-operator.ts";

const answer = call({
  POST: async ({ request, context }) => {
    const asked = await readJson(request, OperatorErasure);
    return answerJson({ erased: await eraseForOperator(context.deps, asked) });
  },
});

export const loader = answer;
export const action = answer;
