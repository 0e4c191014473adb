import { type APIRequestContext, expect } from "@playwright/test";
import type { AnswerValue } from "../../app/domain/life-areas.ts";
import { QUESTIONS } from "../../app/funnels/life-assessment/content/question-bank.ts";
import { toResponseRecord } from "../../app/funnels/life-assessment/rules/response-record.ts";

/**
 * Completes an attempt with API calls, owned by this browser, with one answer for each area, and returns its id. Its results are behind the email gate.
 */
export async function completeAttempt(
  request: APIRequestContext,
  levels: readonly AnswerValue[] = [5, 4, 2, 4, 3],
): Promise<string> {
  const { attempt_id } = await post(request, "start");
  const responses = QUESTIONS.map((question, index) => {
    const value = levels[Math.floor(index / 20)] ?? 3;
    return toResponseRecord(question, value);
  });
  await post(request, "save", { attempt_id, responses, progress_count: 100 });
  await post(request, "complete", { attempt_id, time_spent_seconds: 301 });
  return attempt_id;
}

/** Passes the gate of a completed attempt. */
export const giveEmail = (request: APIRequestContext, attemptId: string, email: string) =>
  post(request, "email-capture", { attemptId, email });

async function post(request: APIRequestContext, call: string, data?: object) {
  const answer = await request.post(`/api/quiz2/${call}`, data === undefined ? {} : { data });
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
