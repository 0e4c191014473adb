import type { RefObject } from "react";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import type { QuizSession } from "#app/funnels/dating-quiz/rules/quiz-session.ts";

/** Updates, stores and shows the session. A no-op if the updater returns its argument. */
export type ChangeSession = (next: (session: QuizSession) => QuizSession) => void;

/** What every stage gets. */
export type StageProps = {
  session: QuizSession;
  change: ChangeSession;
  /** Clears the stored session and stops storing it. The screen stays. */
  forget: () => void;
  /** For the stage's only `h1` (with `tabIndex={-1}`), which is focused when the stage starts. */
  heading: RefObject<HTMLHeadingElement>;
  paymentSetup: PaymentSetup;
  /** Called when the return from the bank's page is handled. */
  endReturn: () => void;
};
