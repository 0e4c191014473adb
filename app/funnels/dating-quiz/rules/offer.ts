import { type Dated, isTopOf } from "#app/domain/archetypes.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { orderMessages } from "../content/purchase-messages.ts";
import type { QuizSession } from "./quiz-session.ts";

/**
 * Switches the offer to the order form of this payment (docs/product.md#payment-mode). A no-op if the visitor has
 * gone back to the quiz in the meantime.
 */
export const openPayment = (session: QuizSession, clientSecret: string): QuizSession =>
  session.stage === "offer" || session.stage === "result"
    ? { ...session, stage: "offer", clientSecret, isPaymentMode: true }
    : session;

/**
 * Returns the body of a payment request. The result goes with the order, for the report; the answers never do. `quiz`
 * is left out if the scores no longer fit the result, because answers were changed after it.
 */
export function describePurchase({ email, finalArchetype: archetype, ...session }: QuizSession) {
  if (archetype === null || !isTopOf(session.scores, archetype)) return { email, archetype };
  const { name, age, gender, dates = null, scores } = session;
  return { email, archetype, quiz: { name, age, gender, dates, scores } };
}

/** Sets whom the visitor dates. Making the same choice again clears it. */
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
