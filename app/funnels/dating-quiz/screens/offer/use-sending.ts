import { useEffect, useRef } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import {
  describeLoss,
  describeResult,
  isKnown,
  noteSent,
} from "#app/funnels/dating-quiz/rules/submission.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import type { StageProps } from "../quiz/stage-props.ts";

/**
 * Sends the result that is shown; after a failure, retries when the network is back and on the next visit
 * (docs/product.md#quiz-email-stage).
 */
export function useSending({ session, change }: StageProps): void {
  const shown = useRef(session);
  shown.current = session;
  useEffect(() => {
    const send = () => void sendResult(shown.current, change);
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [change]);
}

async function sendResult(session: QuizSession, change: StageProps["change"]): Promise<void> {
  const result = describeResult(session);
  if (!result) return;
  let hasArrived = true;
  try {
    await callApi("POST", "/api/quiz/submit", result, { keepalive: true });
  } catch (error) {
    hasArrived = error instanceof Error && isKnown(error.message);
    const failure = hasArrived ? null : describeLoss(session);
    if (failure) showToast(failure);
  }
  change((now) => noteSent(now, session, hasArrived));
}
