import { formatDollars } from "#app/domain/purchase/money.ts";
import { demandExitPrice } from "#app/orders/server/exit-offer.ts";
import { PerfectionismPayment, startPayment } from "#app/orders/server/payment-calls.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { findVisitor } from "#app/platform/visitor.ts";

const createPayment = call({
  POST: async ({ request, context }) => {
    const wanted = await readJson(request, PerfectionismPayment);
    // Samples include an offer that has no end.
    if (context.claims === "verified") {
      const visitor = await findVisitor(request);
      await demandExitPrice(context.deps, wanted.purchase, visitor?.hash);
    }
    const { started, headers } = await startPayment(context.deps, request, wanted);
    const amount = ("amount" in started && started.amount) || wanted.purchase.amountCents;
    return answerJson({ ...started, amount, price: formatDollars(amount) }, { headers });
  },
});

export { createPayment as action, createPayment as loader };
