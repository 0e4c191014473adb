import { showToast } from "#app/design/toast-store.ts";
import { describeSubmissionFailure } from "#app/funnels/dating-quiz/rules/email-stage.ts";
import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";

/** Submits the result in the background; a failure is reported only if the visitor should know. */
export async function submitResult(session: QuizSession): Promise<void> {
  const { name, email, age, gender, finalArchetype: archetype } = session;
  if (!email || !age || !gender) return;
  try {
    const body = { name, email, age, gender, archetype };
    await callApi("POST", "/api/quiz/submit", body, { keepalive: true });
  } catch (error) {
    const failure = describeSubmissionFailure(error instanceof Error ? error.message : "");
    if (failure) showToast(failure);
  }
}
