import { submitFailed, submitted } from "../content/submission.ts";
import type { QuizSession } from "./quiz-session.ts";

/** Maximum number of times that a result is sent. */
const MAX_SENDS = 5;

/** Returns what to submit of a result; null if nothing, or not again (docs/product.md#quiz-email-stage). */
export function describeResult(session: QuizSession) {
  const { name, email, age, gender, finalArchetype: archetype, lostSends } = session;
  const isDue = (lostSends ?? MAX_SENDS) < MAX_SENDS;
  return isDue && email && age && gender ? { name, email, age, gender, archetype } : null;
}

/** Whether a failure says that the server has a result for this address. */
export const isKnown = (message: string): boolean =>
  message.includes(submitted) || message.includes("already exists");

/** Notes whether the sent result has arrived or was lost. A no-op if the session has another address by now. */
export function noteSent(session: QuizSession, sent: QuizSession, hasArrived: boolean) {
  const { lostSends = null, email } = session;
  if (lostSends === null || email !== sent.email) return session;
  return { ...session, lostSends: hasArrived ? null : lostSends + 1 };
}

/** The toast for a failed send; null for retries, which are silent. */
export const describeLoss = ({ lostSends }: QuizSession) => (lostSends === 0 ? submitFailed : null);
