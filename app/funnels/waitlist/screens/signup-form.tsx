import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { showToast } from "#app/design/toast-store.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { signup } from "../content/texts.ts";
import { checkEmail } from "../rules/signup.ts";
import { describeSignupFailure, type SignupFailure } from "../rules/signup-failure.ts";
import * as css from "./signup-section.css.ts";

/** The server's response to a natively posted form. */
export type RefusedSignup = {
  email: string;
  source: string;
  problem: string | null;
  failure: SignupFailure | null;
};

type SignupFormProps = { source: string; refused: RefusedSignup | null; onJoined: () => void };

/** Before hydration and without script the browser posts this form natively, and the server shows the same messages. */
export function SignupForm({ source, refused, onJoined }: SignupFormProps) {
  const [problem, setProblem] = useState(refused?.problem ?? null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const checked = checkEmail(input.current?.value ?? "");
    setProblem(checked.problem);
    if (checked.email === null) return input.current?.focus();
    setIsSubmitting(true);
    try {
      await callApi("POST", "/api/waitlist/signup", { email: checked.email, source });
      onJoined();
    } catch (error) {
      setIsSubmitting(false);
      const failure = error instanceof CallError ? error : null;
      showToast(describeSignupFailure(failure?.message ?? null, failure?.displayMessage ?? null));
    }
  };

  return (
    <form
      className={css.form}
      method="post"
      action={`/?index#${signup.anchor}`}
      noValidate
      onSubmit={onSubmit}
    >
      {refused?.failure && <RefusalNotice failure={refused.failure} />}
      <input type="hidden" name="source" value={refused?.source ?? source} />
      <Field
        ref={input}
        label={signup.label}
        type="email"
        name="email"
        enterKeyHint="send"
        placeholder={signup.placeholder}
        defaultValue={refused?.email ?? ""}
        disabled={isSubmitting}
        required
        problem={problem}
        onChange={() => setProblem(null)}
      />
      <Button type="submit" size="l" isBlock isPending={isSubmitting}>
        {isSubmitting ? signup.pending : signup.action}
      </Button>
      <p className={css.privacy}>{signup.privacy}</p>
    </form>
  );
}

const RefusalNotice = ({ failure }: { failure: SignupFailure }) => (
  <div className={css.notice} role={failure.tone === "problem" ? "alert" : "status"}>
    <p className={css.noticeTitle}>{failure.title}</p>
    <p>{failure.description}</p>
  </div>
);
