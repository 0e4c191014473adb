import { makeExitOffer } from "#app/orders/server/exit-offer.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

const exitOffer = call({
  POST: async ({ request, context }) => {
    const visitor = await ensureVisitor(request);
    const endsAt = await makeExitOffer(context.deps, senderOf(request, visitor));
    return answerJson({ ends_at: endsAt }, { headers: visitor.cookieHeader });
  },
});

export { exitOffer as action, exitOffer as loader };
