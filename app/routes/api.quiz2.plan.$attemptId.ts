import { openReport } from "#app/funnels/life-assessment/server/open-report.ts";
import { call } from "#app/platform/http/call.ts";

const plan = call({
  GET: ({ request, context, params }) =>
    openReport(context.deps, request, { attemptId: params["attemptId"], file: "plan" }),
});

export { plan as action, plan as loader };
