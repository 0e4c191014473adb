import { loadReport } from "#app/funnels/life-assessment/server/load-report.ts";
import { call } from "#app/platform/http/call.ts";

const plan = call({
  GET: ({ request, context, params }) =>
    loadReport(context.deps, request, { attemptId: params["attemptId"], file: "plan" }),
});

export { plan as action, plan as loader };
