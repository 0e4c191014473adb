import { formatDollars } from "#app/domain/money.ts";
import { openPayment, PerfectionismPayment } from "#app/orders/server/payment-calls.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";

const createPayment = call({
  POST: async ({ request, context }) => {
    const wish = await readJson(request, PerfectionismPayment);
    const { started, headers } = await openPayment(context.deps, request, wish);
    const price = { amount: wish.amountCents, price: formatDollars(wish.amountCents) };
    return answerJson({ ...started, ...price }, { headers });
  },
});

export { createPayment as action, createPayment as loader };
