import { type RefObject, useEffect } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { SelectField } from "#app/design/controls/select-field.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { checkout } from "#app/funnels/life-assessment/content/paywall.ts";
import {
  describeCheckoutFailure,
  readCheckoutUrl,
} from "#app/funnels/life-assessment/rules/paywall.ts";
import { countryNames } from "#app/funnels/shared/content/countries.ts";
import { PAYWALL_PATH, TERMS_VERSIONS, termsOf } from "#app/funnels/shared/content/trial.ts";
import { SUBSCRIPTION_LINKS } from "#app/funnels/shared/content/withdrawal.ts";
import { sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { ConsentText } from "#app/funnels/shared/screens/consent-text.tsx";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { useJsonForm } from "#app/funnels/shared/screens/use-json-form.ts";
import { callPayment } from "#app/orders/screens/call-payment.ts";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import * as css from "./checkout-form.css.ts";
import { TrialTerms } from "./trial-terms.tsx";

const countries = Object.entries(countryNames).map(([value, label]) => ({ value, label }));

type CheckoutFormProps = {
  paywall: Paywall;
  attemptId: string;
  refused: RefusedCheckout | null;
  emailRef: RefObject<HTMLInputElement>;
};

export function CheckoutForm({ paywall, attemptId, refused, emailRef }: CheckoutFormProps) {
  const locale = useLocale();
  const { offer, firstRenewalMs } = paywall;
  const { problem, isSending, onSubmit, onEmailChange } = useJsonForm(emailRef, refused?.problem, {
    describeProblem: () => checkout.invalid,
    send: openCheckout,
    onFailure: (error) => showFailure(error?.serverMessage ?? null),
  });
  const failure = refused?.failure && describeCheckoutFailure(refused.failure);

  useEffect(() => {
    const input = emailRef.current;
    const kept = sessionStore.read("quiz2_email");
    const isUntouched = refused === null && input?.value === input?.defaultValue;
    if (input && kept && isUntouched) input.value = kept;
    // Closing and reopening the form keeps what was typed.
    return () => {
      if (input?.value) sessionStore.write("quiz2_email", input.value);
    };
  }, [emailRef, refused]);

  return (
    <form className={css.form} method="post" action={PAYWALL_PATH} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="attempt_id" value={attemptId} />
      {refused?.check && <input type="hidden" name="check" value={refused.check} />}
      {offer === "monthly" && <input type="hidden" name="offer" value={offer} />}
      <input type="hidden" name="consent" value={TERMS_VERSIONS[offer]} />
      {failure && (
        <div className={css.notice} role="alert">
          <p className={css.noticeTitle}>{failure.title}</p>
          <p>{failure.description}</p>
        </div>
      )}
      <Field
        ref={emailRef}
        label={checkout.email}
        hint={checkout.emailHint}
        type="email"
        name="email"
        enterKeyHint="go"
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
      <TrialTerms offer={offer} firstRenewalMs={firstRenewalMs} />
      <ConsentText links={SUBSCRIPTION_LINKS}>
        {termsOf[offer](formatUtcDay(firstRenewalMs, locale)).consent}
      </ConsentText>
      <Button type="submit" size="l" isBlock isPending={isSending}>
        {isSending ? checkout.pending : checkout.actions[offer]}
      </Button>
      <div className={css.small}>
        <p>
          {checkout.secure} {checkout.privacy.before}{" "}
          <a href="/privacy-policy">{checkout.privacy.link}</a>.
        </p>
      </div>
    </form>
  );
}

/** Opens Stripe's checkout page; returns false without a URL. */
async function openCheckout(email: string, form: HTMLFormElement) {
  const data = new FormData(form);
  // Only used without script.
  data.delete("check");
  sessionStore.write("quiz2_email", email);
  const body = { ...Object.fromEntries([...data].filter(([, value]) => value)), email };
  const url = readCheckoutUrl(await callPayment("/api/quiz2/checkout", body));
  if (url !== null) return window.location.assign(url);
  showFailure(checkout.noUrl);
  return false;
}

const showFailure = (serverMessage: string | null): void =>
  showToast({ ...describeCheckoutFailure(serverMessage), tone: "problem" });
