import { type Dated, isTopOf } from "#app/domain/archetypes.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { orderMessages } from "../content/purchase-messages.ts";
import type { QuizSession } from "./quiz-session.ts";

/**
 * Switches the offer to the order form of this payment (docs/product.md#payment-mode). A no-op if the visitor has
 * gone back to the quiz meanwhile.
 */
export const openPayment = (session: QuizSession, clientSecret: string): QuizSession =>
  session.stage === "offer" || session.stage === "result"
    ? { ...session, stage: "offer", clientSecret, isPaymentMode: true }
    : session;

/**
 * What a payment is asked for with: the result goes with the order, for the report; the answers never do. Scores of
 * answers that were changed after the result stay behind.
 */
export function describePurchase({ email, finalArchetype: archetype, ...session }: QuizSession) {
  if (archetype === null || !isTopOf(session.scores, archetype)) return { email, archetype };
  const { name, age, gender, dates = null, scores } = session;
  return { email, archetype, quiz: { name, age, gender, dates, scores } };
}

/** Whom the visitor dates, or nothing any more: the same choice again takes it back. */
export const chooseDates = (session: QuizSession, dates: Dated): QuizSession => ({
  ...session,
  dates: session.dates === dates ? null : dates,
});

/** Back to the details; the payment stays payable. */
export const leavePayment = (session: QuizSession): QuizSession => ({
  ...session,
  isPaymentMode: false,
});

/** Back to the details, dropping a payment that can no longer be made. */
export const discardPayment = (session: QuizSession): QuizSession =>
  session.clientSecret === null ? session : leavePayment({ ...session, clientSecret: null });

/** The message when no payment could be started (docs/product.md#payment-mode). */
export function describeStartFailure(error: unknown): {
  readonly title: string;
  readonly description: string;
} {
  const { title, description } = orderMessages.notInitialized;
  const limit = error instanceof CallError ? error.limitMessage : null;
  return { title, description: limit ?? description };
}

const BAR_SHOWN_FROM = 0.3;

/** The buy bar is shown after scrolling more than 30 % of the window's height. */
export const isBarShown = (scrolledPx: number, windowHeightPx: number): boolean =>
  scrolledPx > windowHeightPx * BAR_SHOWN_FROM;
