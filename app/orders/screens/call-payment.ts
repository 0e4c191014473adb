import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import { readRequiredCheck } from "../rules/required-check.ts";

/**
 * Makes a payment call. If it asks for a check first, makes the same call again with the answer to it.
 * @throws CallError, TypeError without a response, Error when the buyer closes the check
 */
export async function callPayment(path: string, body: object): Promise<unknown> {
  const answer = await callApi("POST", path, body);
  const check = readRequiredCheck(answer);
  if (check === null) return answer;
  // Few buyers ever see it.
  const { passCheck } = await inTime(import("./pass-check.tsx"));
  return callPayment(path, { ...body, check: await passCheck(check) });
}
