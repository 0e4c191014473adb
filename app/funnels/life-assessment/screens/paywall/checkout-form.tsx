import { type RefObject, useEffect } from "react";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { SelectField } from "#app/design/select-field.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { COUNTRIES } from "#app/domain/countries.ts";
import { checkout } from "#app/funnels/life-assessment/content/paywall.ts";
import { PAYWALL_PATH, trialTerms } from "#app/funnels/shared/content/trial.ts";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { findKeptEmail, keepEmail } from "../kept-attempt.ts";
import * as css from "./checkout-form.css.ts";
import { TrialTerms } from "./trial-terms.tsx";
import { useCheckout } from "./use-checkout.ts";

const countries = Object.entries(COUNTRIES).map(([value, label]) => ({ value, label }));

type CheckoutFormProps = {
  paywall: Paywall;
  attemptId: string;
  refused: RefusedCheckout | null;
  emailRef: RefObject<HTMLInputElement>;
};

/** Before hydration and without script the browser posts this form natively, and the server shows the same messages. */
export function CheckoutForm({ paywall, attemptId, refused, emailRef }: CheckoutFormProps) {
  const { problem, isSending, onSubmit, onEmailChange } = useCheckout(
    attemptId,
    emailRef,
    refused?.problem ?? null,
  );

  useEffect(() => {
    const input = emailRef.current;
    const kept = findKeptEmail();
    const isUntouched = refused === null && input?.value === input?.defaultValue;
    if (input && kept && isUntouched) input.value = kept;
    // Keeps the input when the form is closed and reopened.
    return () => {
      if (input?.value) keepEmail(input.value);
    };
  }, [emailRef, refused]);

  return (
    <form className={css.form} method="post" action={PAYWALL_PATH} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="attempt_id" value={attemptId} />
      {refused?.failure && (
        <div className={css.notice} role="alert">
          <p className={css.noticeTitle}>{refused.failure.title}</p>
          <p>{refused.failure.description}</p>
        </div>
      )}
      <Field
        ref={emailRef}
        label={checkout.email}
        hint={checkout.emailHint}
        type="email"
        name="email"
        defaultValue={refused?.email ?? paywall.email ?? ""}
        readOnly={isSending}
        required
        problem={problem}
        onChange={onEmailChange}
      />
      <SelectField
        label={checkout.country}
        name="country"
        autoComplete="country"
        defaultValue={refused?.country ?? ""}
        options={[{ value: "", label: checkout.noCountry }, ...countries]}
      />
      <TrialTerms firstRenewalMs={paywall.firstRenewalMs} />
      <Button type="submit" size="l" isBlock isPending={isSending}>
        {isSending ? checkout.pending : checkout.action}
      </Button>
      <div className={css.small}>
        <p>{trialTerms(formatDay(paywall.firstRenewalMs)).consent}</p>
        <p>
          {checkout.secure} {checkout.privacy.before}{" "}
          <a href="/privacy-policy">{checkout.privacy.link}</a>.
        </p>
      </div>
    </form>
  );
}
