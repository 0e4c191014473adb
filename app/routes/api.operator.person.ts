import { answerJson } from "#app/platform/http/answer.ts";
import { call } from "#app/platform/http/call.ts";
import { readJson } from "#app/platform/http/read.ts";
import { OperatorRequest, operatePerson } from "#app/privacy/server/operate-person.ts";

const answer = call({
  POST: async ({ request, context }) => {
    const asked = await readJson(request, OperatorRequest);
    return answerJson(await operatePerson(context.deps, asked));
  },
});

export const loader = answer;
export const action = answer;
