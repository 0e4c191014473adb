import { loadReport } from "#app/funnels/life-assessment/server/load-report.ts";
import { call } from "#app/platform/http/call.ts";

const report = call({
  GET: ({ request, context, params }) =>
    loadReport(context.deps, request, { attemptId: params["attemptId"], file: "report" }),
});

export { report as action, report as loader };
