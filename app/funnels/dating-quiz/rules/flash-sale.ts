import { type QuizSession, SALE_SECONDS } from "./quiz-session.ts";

/** One second less of the flash sale. */
export const tickSale = (session: QuizSession): QuizSession => ({
  ...session,
  timeLeft: Math.min(SALE_SECONDS, Math.max(0, session.timeLeft - 1)),
});
