import { type APIRequestContext, expect } from "@playwright/test";
import type { AnswerValue } from "../../app/domain/life-areas.ts";
import { QUESTIONS } from "../../app/funnels/life-assessment/content/question-bank.ts";
import { toResponseRecord } from "../../app/funnels/life-assessment/rules/response-record.ts";

/** Statements on physical safety: "I feel in danger in my daily life." and the one after it. */
const OF_DANGER = [2, 3];

/**
 * Completes an attempt with API calls, owned by this browser, with one answer for each area, and returns its id. Its
 * results are behind the email gate. Only who is in danger agrees that they are; the side's score is the same.
 */
export async function completeAttempt(
  request: APIRequestContext,
  levels: readonly AnswerValue[] = [5, 4, 2, 4, 3],
  { isInDanger = false } = {},
): Promise<string> {
  const { attempt_id } = await post(request, "start");
  const responses = QUESTIONS.map((question, index) => {
    const value = levels[Math.floor(index / 20)] ?? 3;
    const isCalm = !isInDanger && OF_DANGER.includes(index) && value > 3;
    return toResponseRecord(question, isCalm ? 2 : value);
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
