import { joinWaitlist, WaitlistSignup } from "#app/funnels/waitlist/server/join-waitlist.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

const signup = call({
  POST: async ({ request, context }) => {
    const input = await readJson(request, WaitlistSignup);
    const visitor = await ensureVisitor(request);
    const visit = context.deps.readVisit(request, "waitlist");
    await joinWaitlist(context.deps, senderOf(request, visitor, visit), input);
    return answerJson({ success: true }, { status: 201, headers: visitor.cookieHeader });
  },
});

export { signup as action, signup as loader };
