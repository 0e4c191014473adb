import { countSteps, SeenSteps } from "#app/funnels/shared/server/count-steps.ts";
import { call } from "#app/platform/http/call.ts";
import { BODY_LIMIT, readJson } from "#app/platform/http/read.ts";

const steps = call({
  POST: async ({ request, context }) => {
    const seen = await readJson(request, SeenSteps, BODY_LIMIT.steps);
    await countSteps(context.deps, request, seen);
    return new Response(null, { status: 204 });
  },
});

export { steps as action, steps as loader };
