import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { orderMessages } from "../content/purchase-messages.ts";
import type { QuizSession } from "./quiz-session.ts";

/**
 * Turns the offer into the order form for this payment (docs/product.md#payment-mode). A visitor who has gone
 * back to the quiz meanwhile stays there.
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
 * The message when no payment could be opened (docs/product.md#payment-mode). On a rate limit it is the
 * server's: the usual "Please try again" would be no use.
 */
export function describeStartFailure(error: unknown): {
  readonly title: string;
  readonly description: string;
} {
  const serverMessage =
    error instanceof CallError && error.status === TOO_MANY ? error.serverMessage : null;
  const { title, description } = orderMessages.notInitialized;
  return { title, description: serverMessage ?? description };
}
