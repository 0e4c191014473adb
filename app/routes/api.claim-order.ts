import { ClaimOrder, claimOrder } from "#app/orders/server/claim-order.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

const claim = call({
  POST: async ({ request, context }) => {
    const { client_secret } = await readJson(request, ClaimOrder);
    const download = await claimOrder(context.deps, request, client_secret);
    const { cookieHeader } = await ensureVisitor(request);
    return answerJson({ success: true, download }, { headers: cookieHeader });
  },
});

export { claim as action, claim as loader };
