import { countWaitlist } from "#app/funnels/waitlist/server/load-landing.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";

const count = call({
  GET: async ({ context }) => answerJson({ count: await countWaitlist(context.deps) }),
});

export { count as action, count as loader };
