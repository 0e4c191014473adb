import { DatingPayment, startPayment } from "#app/orders/server/payment-calls.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";

const createPayment = call({
  POST: async ({ request, context }) => {
    const wanted = await readJson(request, DatingPayment);
    const { started, headers } = await startPayment(context.deps, request, wanted);
    return answerJson(started, { headers });
  },
});

export { createPayment as action, createPayment as loader };
