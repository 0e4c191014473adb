import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { CallError } from "../rules/call-error.ts";
import { untilStopped, useRestored } from "./use-restored.ts";

type JsonForm = {
  /** The problem shown at the field of an invalid address. */
  describeProblem: (typed: string) => string | null;
  /** Resolves when the visitor moves on, or to false if the form stays. */
  send: (email: EmailAddress, form: HTMLFormElement) => Promise<unknown>;
  /** Null: there was no answer at all. */
  onFailure: (error: CallError | null) => void;
};

/**
 * Submits a form with an email field as a JSON call, one at a time. Before hydration or without script the browser
 * posts the same form itself, and the server shows the same messages.
 */
export function useJsonForm(
  email: RefObject<HTMLInputElement>,
  refusedFor: string | null | undefined,
  { describeProblem, send, onFailure }: JsonForm,
) {
  const [problem, setProblem] = useState(refusedFor ?? null);
  const [isSending, setIsSending] = useState(false);
  // State is one render late: two submits in quick succession would both find it unset.
  const isBusy = useRef(false);

  const setBusy = (isNowBusy: boolean) => {
    isBusy.current = isNowBusy;
    setIsSending(isNowBusy);
  };

  useRestored(() => setBusy(false));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const typed = email.current?.value ?? "";
    const address = parseEmailAddress(typed);
    setProblem(address === null ? describeProblem(typed) : null);
    if (address === null) return email.current?.focus();
    setBusy(true);
    try {
      if ((await send(address, event.currentTarget)) !== false) await untilStopped();
    } catch (error) {
      onFailure(error instanceof CallError ? error : null);
    }
    setBusy(false);
  };

  return { problem, isSending, onSubmit, onEmailChange: () => setProblem(null) };
}
