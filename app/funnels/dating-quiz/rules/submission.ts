import { submitFailed, submitted } from "../content/submission.ts";
import type { QuizSession } from "./quiz-session.ts";

/** How often a result is sent until the server has it. */
const MAX_SENDS = 5;

/** What is submitted of a result; null if nothing is, or not again (docs/product.md#quiz-email-stage). */
export function describeResult(session: QuizSession) {
  const { name, email, age, gender, finalArchetype: archetype, lostSends } = session;
  const isDue = (lostSends ?? MAX_SENDS) < MAX_SENDS;
  return isDue && email && age && gender ? { name, email, age, gender, archetype } : null;
}

/** Whether a failure says that the server has a result of this address. */
export const isKnown = (message: string): boolean =>
  message.includes(submitted) || message.includes("already exists");

/** The session once what was sent of it has arrived or was lost. Unchanged if it has another address by now. */
export function noteSent(session: QuizSession, sent: QuizSession, hasArrived: boolean) {
  const { lostSends = null, email } = session;
  if (lostSends === null || email !== sent.email) return session;
  return { ...session, lostSends: hasArrived ? null : lostSends + 1 };
}

/** The toast for a failed send; null for retries, which are silent. */
export const describeLoss = ({ lostSends }: QuizSession) => (lostSends === 0 ? submitFailed : null);
