import { pollWaitlist } from "#app/funnels/waitlist/server/load-landing.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";

const count = call({
  GET: async ({ request, context }) => {
    const isFresh = request.headers.get("Cache-Control") === "no-cache";
    return answerJson({ count: await pollWaitlist({ ...context.deps, isFresh }) });
  },
});

export { count as action, count as loader };
