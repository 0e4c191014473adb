import { type QuizSession, SALE_SECONDS } from "./quiz-session.ts";

/** Counts the flash sale down by one second. */
export const tickSale = (session: QuizSession): QuizSession => ({
  ...session,
  timeLeft: Math.min(SALE_SECONDS, Math.max(0, session.timeLeft - 1)),
});
