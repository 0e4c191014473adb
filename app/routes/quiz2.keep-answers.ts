import { redirect } from "@remix-run/cloudflare";
import { requireCaller } from "#app/funnels/life-assessment/server/attempt-id.ts";
import { KeepAnswers, keepAnswers } from "#app/funnels/life-assessment/server/keep-answers.ts";
import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { parseInput, readForm } from "#app/platform/http/read.ts";
import { ownPath, readCountry } from "#app/platform/http/request-headers.ts";

/** The form at the end of preview and results. A script gets a JSON answer, a native post a redirect to its page. */
const keep = call({
  POST: async ({ request, context }) => {
    const { attempt_id: id, keep } = parseInput(KeepAnswers, await readForm(request));
    const attempt = await requireCaller(context.deps, request, { id, action: "results" });
    const state = await keepAnswers(context.deps, attempt, {
      isGiven: keep === "yes",
      country: readCountry(request),
    });
    const isScript = request.headers.get("Accept") === "application/json";
    return isScript ? answerJson({ state }) : redirect(ownPath(request), 303);
  },
});

export { keep as action, keep as loader };
