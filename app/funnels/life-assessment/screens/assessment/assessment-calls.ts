import type { AnswerValue } from "#app/domain/life-areas.ts";
import { BANK_VERSION, QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { toResponseRecord } from "#app/funnels/life-assessment/rules/response-record.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import type { LocalKey } from "#app/funnels/shared/screens/browser-storage.ts";
import { callApi, readResponse } from "#app/funnels/shared/screens/call-api.ts";

type Answers = ReadonlyMap<string, AnswerValue>;
export type Started = { attempt_id: string; unfinished?: { attempt_id: string; answered: number } };

declare global {
  interface Window {
    startCall?: Promise<Response>;
  }
}

/** Names the version of this page's statements, since a release may have changed them. */
const START = `/api/quiz2/start?bank_version=${BANK_VERSION}`;

const RESPONSES: LocalKey = "quiz2_responses";

/**
 * Inline script: tells the stylesheet whether this device has kept answers, and requests the attempt while the scripts
 * are still loading, but after the first frame, so as not to delay it.
 */
export const START_CALL_SCRIPT = `try{if(localStorage.getItem("${RESPONSES}")?.length>2)document.documentElement.dataset.kept=""}catch{}
window.startCall=new Promise(done=>requestAnimationFrame(()=>setTimeout(()=>done(fetch("${START}",{method:"POST",credentials:"include",headers:{"Visit-From":visit.from}})))));`;

/** @throws CallError, TypeError, or Error for a response without an id, if the attempt cannot be started */
export async function startAttempt(): Promise<Started> {
  const early = window.startCall;
  delete window.startCall;
  const answer = await (early ? readResponse(early) : callApi("POST", START));
  const started = answer as Started | null;
  if (typeof started?.attempt_id !== "string") throw new Error("The response names no attempt.");
  return started;
}

export async function saveAnswers(
  attemptId: string,
  answers: Answers,
  { progress, isLeaving = false }: { progress?: number; isLeaving?: boolean } = {},
): Promise<void> {
  const responses = QUESTIONS.flatMap((question) => {
    const value = answers.get(question.id);
    return value === undefined ? [] : [toResponseRecord(question, value)];
  });
  const body = {
    attempt_id: attemptId,
    responses,
    ...(progress === undefined ? {} : { progress_count: progress }),
  };
  await callApi("POST", "/api/quiz2/save", body, { keepalive: isLeaving });
}

export async function completeAttempt(attemptId: string, seconds: number): Promise<void> {
  const body = { attempt_id: attemptId, time_spent_seconds: seconds };
  await callApi("POST", "/api/quiz2/complete", body);
}

export async function continueAttempt(attemptId: string, unfinishedId: string): Promise<Answers> {
  const body = { attempt_id: attemptId, unfinished_attempt_id: unfinishedId };
  const answer = (await callApi("POST", "/api/quiz2/continue", body)) as {
    answers: Record<string, AnswerValue>;
  };
  return new Map(Object.entries(answer.answers));
}

/** The attempt is completed or its answers are invalid: retrying cannot help. */
export const isSaveRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 400 || error.message.includes("complete"));
