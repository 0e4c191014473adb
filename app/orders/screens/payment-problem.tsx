import { useEffect, useRef } from "react";
import { Icon } from "#app/design/icon.tsx";
import { type Message, payment } from "../content/payment.ts";
import * as css from "./payment-form.css.ts";

export const PAYMENT_PROBLEM_ID = "payment-problem";

/** Why a payment has not succeeded, for as long as that holds; the toasts are gone after a few seconds. */
export type Problem = Message & {
  readonly isUnpaid?: boolean;
  /** The card's first field takes the focus. */
  readonly isQuiet?: boolean;
};

export function PaymentProblem({ title, description, isUnpaid, isQuiet }: Problem) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) place.current?.focus();
  }, [isQuiet]);
  return (
    <div ref={place} id={PAYMENT_PROBLEM_ID} className={css.failure} role="alert" tabIndex={-1}>
      <Icon name="cross" />
      <div>
        <p className={css.problemTitle}>{title}</p>
        <p>{description}</p>
        {isUnpaid && <p>{payment.retry}</p>}
      </div>
    </div>
  );
}
