import type { RefObject } from "react";
import type { PaymentSetup } from "#app/domain/payment-setup.ts";
import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";

/** Changes the session, keeps it, and shows what it says. Given its own argument back, nothing happens. */
export type ChangeSession = (next: (session: QuizSession) => QuizSession) => void;

/** What every stage gets. */
export type StageProps = {
  session: QuizSession;
  change: ChangeSession;
  /** Clears what is stored, and stores no more. What is on the screen stays. */
  forget: () => void;
  /** For the stage's only `h1` (with `tabIndex={-1}`): it takes the focus when the stage begins. */
  heading: RefObject<HTMLHeadingElement>;
  paymentSetup: PaymentSetup;
  /** The way back from a bank's page has been dealt with. */
  endReturn: () => void;
};
