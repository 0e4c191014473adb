import { DatingPayment } from "#app/orders/server/payment-calls.ts";
import { startOrder } from "#app/orders/server/start-order.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { addressPrefix } from "#app/platform/rate-limit.ts";
import { openVisitor } from "#app/platform/visitor.ts";

const createPayment = call({
  POST: async ({ request, context }) => {
    const wish = await readJson(request, DatingPayment);
    const visitor = await openVisitor(request);
    const sender = { visitorHash: visitor.hash, addressPrefix: addressPrefix(request) };
    const started = await startOrder(context.deps, sender, wish);
    return answerJson(started, { headers: visitor.cookieHeader });
  },
});

export { createPayment as action, createPayment as loader };
