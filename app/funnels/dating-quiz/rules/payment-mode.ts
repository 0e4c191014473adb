import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { orderMessages } from "../content/purchase-messages.ts";
import type { QuizSession } from "./quiz-session.ts";

/**
 * The order in place of the offer, with the payment that its form is for (specification, section 4). Who has gone back to
 * the quiz meanwhile stays there.
 */
export const openPayment = (session: QuizSession, clientSecret: string): QuizSession =>
  session.stage === "offer" || session.stage === "result"
    ? { ...session, stage: "offer", clientSecret, isPaymentMode: true }
    : session;

/** Back to the details; the payment stays open. */
export const leavePayment = (session: QuizSession): QuizSession => ({
  ...session,
  isPaymentMode: false,
});

/** Back to the details, because the payment can never be made. */
export const stopPayment = (session: QuizSession): QuizSession =>
  session.clientSecret === null ? session : leavePayment({ ...session, clientSecret: null });

const TOO_MANY = 429;

/**
 * What is told when no payment could be opened (specification, section 8). Who has tried too often hears so: trying
 * again, as the specification's words say, would be no use.
 */
export function describeStartFailure(error: unknown): {
  readonly title: string;
  readonly description: string;
} {
  const told = error instanceof CallError && error.status === TOO_MANY ? error.told : null;
  const { title, description } = orderMessages.notInitialized;
  return { title, description: told ?? description };
}
