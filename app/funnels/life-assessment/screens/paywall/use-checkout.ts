import { type FormEvent, type RefObject, useRef, useState } from "react";
import { showToast } from "#app/design/toast-store.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import { checkout } from "#app/funnels/life-assessment/content/paywall.ts";
import {
  describeCheckoutFailure,
  readCheckoutUrl,
} from "#app/funnels/life-assessment/rules/paywall.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { keepEmail } from "../kept-attempt.ts";

/** Submits the form once and opens Stripe's checkout page. */
export function useCheckout(
  attemptId: string,
  email: RefObject<HTMLInputElement>,
  refusedFor: string | null,
) {
  const [problem, setProblem] = useState(refusedFor);
  const [isSending, setIsSending] = useState(false);
  // A ref, because state updates are async: a double click would submit twice.
  const isBusy = useRef(false);

  const setBusy = (isNowBusy: boolean) => {
    isBusy.current = isNowBusy;
    setIsSending(isNowBusy);
  };

  useRestored(() => setBusy(false));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const address = parseEmailAddress(email.current?.value ?? "");
    if (address === null) {
      setProblem(checkout.invalid);
      return email.current?.focus();
    }
    setProblem(null);
    const country = new FormData(event.currentTarget).get("country");
    keepEmail(address);
    setBusy(true);
    try {
      const body = { attempt_id: attemptId, email: address, ...(country && { country }) };
      const url = readCheckoutUrl(await callApi("POST", "/api/quiz2/checkout", body));
      if (url !== null) return window.location.assign(url);
      fail(checkout.noUrl);
    } catch (error) {
      fail(error instanceof CallError ? error.serverMessage : null);
    }
    setBusy(false);
  };

  return { problem, isSending, onSubmit, onEmailChange: () => setProblem(null) };
}

const fail = (serverMessage: string | null): void =>
  showToast({ ...describeCheckoutFailure(serverMessage), tone: "problem" });
