import { type Message, payment } from "../content/payment.ts";
import * as css from "./payment-form.css.ts";

export const PAYMENT_PROBLEM_ID = "payment-problem";

/** Why a payment has not succeeded, for as long as that holds; the toasts are gone after a few seconds. */
export type Problem = Message & {
  readonly isUnpaid?: boolean;
  /** The card's first field takes the focus. */
  readonly isQuiet?: boolean;
};

/** As a ref: called when the message appears, and not again. */
const focus = (place: HTMLElement | null) => place?.focus();

export const PaymentProblem = ({ title, description, isUnpaid, isQuiet }: Problem) => (
  <div
    ref={isQuiet ? null : focus}
    id={PAYMENT_PROBLEM_ID}
    className={css.failure}
    role="alert"
    tabIndex={-1}
  >
    <p className={css.problemTitle}>{title}</p>
    <p>{description}</p>
    {isUnpaid && <p>{payment.retry}</p>}
  </div>
);
